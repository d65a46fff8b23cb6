/** Text without markup: an empty line ends a paragraph; where there is none, each line is one. */
import { type NodeJson, toNodeJson } from "#app/features/newsroom/desk/editor/conversion/document-json.ts";
import { toLine } from "#app/features/newsroom/desk/editor/conversion/inline-markup.ts";

/** Tabs and no-break spaces of terminals and tables are spaces here. */
export function toParagraphs(text: string): NodeJson[] {
  const lines = text.replace(/\r\n?/g, "\n").trim();
  const paragraphs = /\n[ \t]*\n/.test(lines) ? lines.split(/\n(?:[ \t]*\n)+/) : lines.split("\n");
  return paragraphs
    .map((paragraph) => {
      const pieces = paragraph
        .split("\n")
        .flatMap((line, index) => [...(index === 0 ? [] : [{ text: null, marks: [] }]), { text: line, marks: [] }]);
      return toNodeJson("paragraph", toLine(pieces));
    })
    .filter(({ content }) => content !== undefined);
}
