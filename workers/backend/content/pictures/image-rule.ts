/**
 * The variants of a picture as one rule (decision 58): what all addresses begin with, then five words a variant, with single
 * spaces between them: crop, media type, pixels of the largest, rest of the address with `{w}` for the width, the widths.
 * `/media/a/ 4-3 image/webp 800x600 4-3-{w}.webp 400,800`
 */

/** One crop in one format, as `media.crops` has it. */
export type StoredCrop = { crop: string; type: string; width: number; height: number; srcset: { src: string; w: number }[] };

/** Addresses of one form. */
type Series = { head: string; template: string; widths: number[] };

const WORDS_A_VARIANT = 5;
const WIDTH = "{w}";

/** The rule that says exactly `crops`; null when there are none, or when something in them cannot be said (a space). */
export function toImageRule(crops: readonly StoredCrop[]): string | null {
  const shown = crops.filter(({ srcset }) => srcset.length > 0);
  const series = shown.flatMap(toSeries);
  const [first] = series;
  if (first === undefined) return null;
  const base = series.reduce((shared, { template }) => shareFolder(shared, template), first.template);
  const words = series.flatMap(({ head, template, widths }) => [head, template.slice(base.length), widths.join(",")]);
  const rule = [base, ...words].join(" ");
  return JSON.stringify(readImageRule(rule)) === JSON.stringify(shown.map(inOrder)) ? rule : null;
}

/** The variants that a rule says. */
export function readImageRule(rule: string): StoredCrop[] {
  const [base = "", ...words] = rule.split(" ");
  const crops = new Map<string, StoredCrop>();
  for (let start = 0; start + WORDS_A_VARIANT <= words.length; start += WORDS_A_VARIANT) {
    const [crop = "", type = "", size = "", name = "", widths = ""] = words.slice(start, start + WORDS_A_VARIANT);
    const [width = 0, height = 0] = size.split("x").map(Number);
    const srcset = widths.split(",").map((w) => ({ src: base + name.replace(WIDTH, w), w: Number(w) }));
    const head = `${crop} ${type} ${size}`;
    // Addresses of several forms are several entries of one crop.
    const known = crops.get(head);
    if (known === undefined) crops.set(head, { crop, type, width, height, srcset });
    else known.srcset.push(...srcset);
  }
  return [...crops.values()];
}

/** The rule of the named crops alone, or null when it says none of them. */
export function pickCrops(rule: string, names: readonly string[]): string | null {
  const words = rule.split(" ");
  let picked = "";
  for (let start = 1; start + WORDS_A_VARIANT <= words.length; start += WORDS_A_VARIANT) {
    if (!names.includes(words[start] ?? "")) continue;
    for (let index = start; index < start + WORDS_A_VARIANT; index += 1) picked += ` ${words[index]}`;
  }
  return picked === "" ? null : words[0] + picked;
}

function toSeries({ crop, type, width, height, srcset }: StoredCrop): Series[] {
  const head = `${crop} ${type} ${width}x${height}`;
  const series: Series[] = [];
  for (const { src, w } of srcset) {
    const template = toTemplate(src, w);
    const last = series.at(-1);
    if (last?.template === template) last.widths.push(w);
    else series.push({ head, template, widths: [w] });
  }
  return series;
}

/** The address with its width, where one stands in it, left open. */
function toTemplate(src: string, w: number): string {
  const place = src.lastIndexOf(String(w));
  return place === -1 ? src : src.slice(0, place) + WIDTH + src.slice(place + String(w).length);
}

/** The folders with which both begin. */
function shareFolder(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, one.slice(0, length).lastIndexOf("/") + 1);
}

function inOrder({ crop, type, width, height, srcset }: StoredCrop): StoredCrop {
  return { crop, type, width, height, srcset: srcset.map(({ src, w }) => ({ src, w })) };
}
