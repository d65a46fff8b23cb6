/** How long a text is, as it is counted for its writer. */
import { toReadingMinutes } from "#app/domain/post/reading-time.ts";
import type { ContentBlock } from "#shared/content/content-block.ts";

export type TextCount = { words: number; characters: number; minutes: number | null };

const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** Of markup that the back end's sanitiser wrote. */
export function toPlainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, " ").replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
  return text.replace(/\s+/g, " ").trim();
}

/** The reading time is the very one that readers are told (domain/post/reading-time.ts). */
export function countText(blocks: readonly ContentBlock[]): TextCount {
  const htmls = blocks.flatMap((block) => ("html" in block ? [block.html] : []));
  const text = htmls.map(toPlainText).join(" ").trim();
  return {
    words: text === "" ? 0 : text.split(" ").filter((word) => /[\p{L}\d]/u.test(word)).length,
    characters: text.length,
    minutes: toReadingMinutes(htmls),
  };
}

export function toCountText({ words, characters, minutes }: TextCount): string {
  const format = new Intl.NumberFormat("de-AT");
  const length = `${words === 1 ? "1 Wort" : `${format.format(words)} Wörter`} · ${format.format(characters)} Zeichen`;
  return minutes === null ? length : `${length} · ${minutes}\u00a0Min. Lesezeit`;
}
