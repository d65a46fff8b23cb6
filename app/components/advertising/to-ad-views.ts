/** Bookings as a page shows them. */
import { toCrops } from "#app/components/picture/to-crops.ts";
import { toPictureAddress } from "#app/configuration/picture-hosts.ts";
import { AD_LABEL, OWN_AD_LABEL } from "#app/domain/advertising/ad-labels.ts";
import { type AdPlace, adPlaces } from "#app/domain/advertising/ad-places.ts";
import type { Booking } from "#app/domain/advertising/book-places.ts";
import type { GetLayoutQuery } from "#graphql/generated/operations.ts";
import { adSizes } from "#shared/rules/advertising-rules.ts";
import type { AdPicture, AdView } from "./ad-view.ts";

export type WireCampaign = GetLayoutQuery["ad_campaigns"][number];
type WireImage = Pick<WireCampaign["narrow"], "src" | "image_rule">;

/** By place; a campaign whose picture may not be shown has none. */
export function toAdViews(bookings: readonly Booking<WireCampaign>[]): Map<AdPlace, AdView> {
  return new Map(
    bookings.flatMap((booking): [AdPlace, AdView][] => {
      const { place } = booking;
      const { format } = adPlaces[place];
      if ("unit" in booking) return [[place, { kind: "network", place, format }]];
      const { id, advertiser, is_own: isOwn, alt, narrow, wide } = booking.campaign;
      const small = toAdPicture(narrow, adSizes.narrow.width);
      if (small === null) return [];
      const large = wide === null || format === "box" ? null : toAdPicture(wide, adSizes.wide.width);
      const label = isOwn ? OWN_AD_LABEL : AD_LABEL;
      return [[place, { kind: "own", id, label, advertiser, alt, narrow: small, wide: large }]];
    }),
  );
}

/** Every browser that shows the paper's pages knows WebP. Without variants it is the file as it lies. */
export function toAdPicture({ src, image_rule }: WireImage, width: number): AdPicture | null {
  const variants = toCrops(image_rule).flatMap(({ type, srcset }) => (type === "image/webp" ? srcset : []));
  const [plain, sharp] = [width, width * 2].map((wanted) => (variants.find(({ w }) => w >= wanted) ?? variants.at(-1))?.src);
  if (plain !== undefined) return { src: plain, srcset: sharp === undefined || sharp === plain ? null : `${sharp} 2x` };
  const own = toPictureAddress(src);
  return own === null ? null : { src: own, srcset: null };
}
