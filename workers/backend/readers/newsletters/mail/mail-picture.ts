/** Pictures of posts for mail programs, some of which know nothing newer than JPEG. */

import { toCrops, toImage } from "#workers/backend/content/views/to-image.ts";
import type { PostRow } from "#workers/backend/ground/database/tables/posts/posts.ts";
import type { MailPicture } from "./issue-content.ts";

/** Sharp enough on the screen of a phone, and small enough for its line. */
const WIDTHS = { "16-9": 1200, "4-3": 400 } as const;

/** The named crop with a full address; null where the post has none. The same address for everybody: who opens a mail is not told. */
export function toMailPicture(row: PostRow, crop: keyof typeof WIDTHS, origin: string): MailPicture | null {
  const image = toImage(row, { alt: row.image_alt, caption: null, credit: null });
  if (image === null) return null;
  const crops = toCrops(image.variants, [crop]);
  const variant = crops.find(({ type }) => type === "image/jpeg") ?? crops[0];
  if (variant === undefined) return null;
  const byWidth = variant.srcset.toSorted((one, other) => one.w - other.w);
  const { src } = byWidth.findLast(({ w }) => w <= WIDTHS[crop]) ?? byWidth[0] ?? variant;
  return { src: new URL(src, origin).href, width: variant.width, height: variant.height, alt: image.alt };
}
