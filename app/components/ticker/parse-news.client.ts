/** News from the wire as a ticker shows them: texts sanitised here as at the edge (decision 10), pictures from hosts that may be asked. */

import { toTrustedHtml } from "#app/browser/trusted-types.ts";
import { inlineTags, richAttributes, richTags, safeLink } from "#app/components/content/content-markup.ts";
import { toGermanTypography, toGermanTypographyHtml } from "#app/components/content/to-german-typography.ts";
import type { TickerNewsFragment } from "#graphql/generated/operations.ts";
import { linkify } from "./linkify.ts";
import type { TickerNews } from "./ticker-state.ts";
import { toEntryImage } from "./to-entry-image.ts";

type WireEntry = TickerNewsFragment["entries"][number];

const allowedAttributes = [...new Set(Object.values(richAttributes).flat())];

export async function parseNews({ cursor, entries, removed, entry_ids, is_over }: TickerNewsFragment): Promise<TickerNews> {
  return { cursor, entries: await Promise.all(entries.map(parseEntry)), removed, entryIds: entry_ids, isOver: is_over };
}

async function parseEntry(entry: WireEntry): Promise<TickerNews["entries"][number]> {
  const { id, date, is_pinned: isPinned, is_key_event: isKeyEvent, title, html, image } = entry;
  return {
    id,
    date,
    isPinned,
    isKeyEvent,
    content: {
      title: title === null ? null : toGermanTypography(title),
      html: await sanitize(html),
      image: toEntryImage(image, image?.image_crops),
    },
  };
}

/** Trusted once: React rewrites markup whose object changes. The sanitiser comes with the first text that has markup. */
async function sanitize(untidy: string): Promise<string> {
  const html = toGermanTypographyHtml(untidy);
  if (!/[<>&]/.test(html)) return toTrustedHtml(linkify(html));
  const { default: purify } = await import("dompurify");
  const clean = purify.sanitize(html, {
    ALLOWED_TAGS: [...new Set([...inlineTags, ...richTags])],
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: safeLink,
    ALLOW_DATA_ATTR: false,
  });
  return toTrustedHtml(linkify(clean));
}
