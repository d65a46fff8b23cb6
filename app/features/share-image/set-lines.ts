import type { Typeface } from "./post-card.ts";

/** A text as this face can write it: letters that it has not as those they are made of, else not at all. */
export function toWritable({ glyphs }: Typeface, text: string): string {
  return [
    ...text
      .normalize("NFC")
      .replaceAll(/[\s\u00a0\u202f]+/g, " ")
      .replaceAll("\u00ad", ""),
  ]
    .flatMap((letter) => (glyphs.has(letter) ? [letter] : [...letter.normalize("NFKD")].filter((part) => glyphs.has(part))))
    .join("")
    .trim();
}

/** How far the pen moves for a text, in pixels. */
export function measure(face: Typeface, text: string): number {
  let width = 0;
  let last = "";
  for (const letter of text) {
    width += (face.glyphs.get(letter)?.[0] ?? 0) + (face.kerning.get(last + letter) ?? 0);
    last = letter;
  }
  return width;
}

/**
 * A writable text in lines of at most `width` pixels, as even as their number allows. Words that are wider than a line are parted.
 * What `most` lines do not hold ends in an ellipsis.
 */
export function setLines(face: Typeface, text: string, width: number, most: number): string[] {
  const lines = fill(face, text, width);
  if (lines.length > most) return shorten(face, lines, width, most);
  // The narrowest width that needs no line more.
  let [low, high] = [width / 2, width];
  while (high - low > 8) {
    const middle = (low + high) / 2;
    if (fill(face, text, middle).length > lines.length) low = middle;
    else high = middle;
  }
  return fill(face, text, high);
}

function fill(face: Typeface, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    for (const [index, piece] of part(face, word, width).entries()) {
      const longer = line === "" || index > 0 ? line + piece : `${line} ${piece}`;
      if (line === "" || measure(face, longer) <= width) {
        line = longer;
        continue;
      }
      lines.push(line);
      line = piece;
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** A word in pieces that fit, each but the last with a hyphen; where it has hyphens of its own, there. */
function part(face: Typeface, word: string, width: number): string[] {
  if (measure(face, word) <= width) return [word];
  const own = word.split(/(?<=.{2}[-–/])(?=.{3})/u);
  if (own.length > 1) return own.flatMap((piece) => part(face, piece, width));
  const letters = [...word];
  let end = letters.length - 1;
  while (end > 1 && measure(face, `${letters.slice(0, end).join("")}-`) > width) end -= 1;
  return [`${letters.slice(0, end).join("")}-`, ...part(face, letters.slice(end).join(""), width)];
}

function shorten(face: Typeface, lines: readonly string[], width: number, most: number): string[] {
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? "";
  while (last !== "" && measure(face, `${last}…`) > width) last = last.slice(0, -1);
  return [...kept, `${last.replace(/[\s,.:;–-]+$/u, "")}…`];
}
