/** News from the wire as a ticker shows them: texts sanitised here as at the edge (decision 10), pictures from hosts that may be asked. */

import { toTrustedHtml } from "#app/browser/trusted-types.ts";
import { inlineTags, linkSchemes, richAttributes, richTags } from "#app/components/content/content-markup.ts";
import { toGermanTypography, toGermanTypographyHtml } from "#app/components/content/to-german-typography.ts";
import { toSrcset } from "#app/components/picture/responsive-picture.ts";
import { toPicture, toPlainPicture } from "#app/components/picture/to-picture.ts";
import type { TickerNewsFragment } from "#graphql/generated/operations.ts";
import type { EntryContent, TickerNews } from "./ticker-state.ts";

type WireEntry = TickerNewsFragment["entries"][number];

/** Addresses of this site, or of a harmless kind. */
const allowedLinks = new RegExp(`^(?:(?:${linkSchemes.join("|")}):|[/?#](?![/\\\\]))`, "i");
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
    content: { title: title === null ? null : toGermanTypography(title), html: await sanitize(html), image: toImage(image) },
  };
}

/** Trusted once: React writes anew what is another object. The sanitiser comes with the first text that has markup. */
async function sanitize(untidy: string): Promise<string> {
  const html = toGermanTypographyHtml(untidy);
  if (!/[<>&]/.test(html)) return toTrustedHtml(html);
  const { default: purify } = await import("dompurify");
  const clean = purify.sanitize(html, {
    ALLOWED_TAGS: [...new Set([...inlineTags, ...richTags])],
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: allowedLinks,
    ALLOW_DATA_ATTR: false,
  });
  return toTrustedHtml(clean);
}

function toImage(image: WireEntry["image"]): EntryContent["image"] {
  if (image === null) return null;
  const { alt, credit } = image;
  const picture = toPicture(image.image_crops, { crop: "16-9", alt, sizes: "" }) ?? toPlainPicture(image, alt);
  if (picture === null) return null;
  const { src, srcset, width, height } = picture.img;
  return { src, srcset: toSrcset(srcset) ?? null, width, height, alt, credit };
}
