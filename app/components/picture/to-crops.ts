/** The variants of a picture, from the one rule that the back end sends of them (decision 58), or from the list of one that knows no rules. */
import type { CropFragment } from "#graphql/generated/operations.ts";

/** Crop, media type, size, rest of the address, widths (graphql/schema/content/post.graphql). */
const WORDS_A_VARIANT = 5;
const WIDTH = "{w}";

/** A rule goes before the list. What in it makes no sense is no variant. */
export function toCrops(rule: string | null | undefined, crops: readonly CropFragment[] = []): readonly CropFragment[] {
  const ruled = rule == null ? [] : readRule(rule);
  return ruled.length === 0 ? crops : ruled;
}

function readRule(rule: string): CropFragment[] {
  const [base = "", ...words] = rule.split(" ");
  const crops = new Map<string, CropFragment>();
  for (let start = 0; start + WORDS_A_VARIANT <= words.length; start += WORDS_A_VARIANT) {
    const [crop = "", type = "", size = "", name = "", widths = ""] = words.slice(start, start + WORDS_A_VARIANT);
    const [width = 0, height = 0] = size.split("x").map(Number);
    const variants = widths.split(",").map((w) => ({ src: base + name.replace(WIDTH, w), w: Number(w) }));
    const last = variants.at(-1);
    if (last === undefined || ![width, height, ...variants.map(({ w }) => w)].every((pixels) => pixels > 0)) continue;
    // Addresses of several forms are several entries of one crop.
    const head = `${crop} ${type} ${size}`;
    const before = crops.get(head)?.srcset ?? [];
    crops.set(head, { crop, type, src: last.src, width, height, srcset: [...before, ...variants] });
  }
  return [...crops.values()];
}
