/** Advertising that the publisher sells itself. It is asked together with the menus, so it travels with every page's question. */
import { type ImageView, toImage } from "#workers/backend/content/views/to-image.ts";
import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { type AdPicture, type CampaignRow, readRunningCampaigns } from "#workers/backend/ground/database/tables/ad-campaigns.ts";

/** What it says stands with the campaign. */
export function toAdImage(picture: string | null): ImageView | null {
  if (picture === null) return null;
  const row = JSON.parse(picture) as AdPicture;
  const unsaid = { media_alt: null, media_caption: null, media_caption_html: null, media_credit: null };
  return toImage({ ...row, ...unsaid }, { alt: null, caption: null, credit: null });
}

export const adCampaignResolvers = {
  Query: {
    ad_campaigns: (_: unknown, _arguments: unknown, { queries, now }: BackendContext) => readRunningCampaigns(queries, now),
  },
  AdCampaign: {
    is_own: ({ is_own }: CampaignRow) => is_own === 1,
    narrow: ({ narrow }: CampaignRow) => toAdImage(narrow),
    wide: ({ wide }: CampaignRow) => toAdImage(wide),
    sections: ({ sections }: CampaignRow) => JSON.parse(sections) as string[],
  },
};
