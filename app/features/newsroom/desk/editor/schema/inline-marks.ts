/** A mark for each tag that a line of text may have, and no other. */
import { Mark } from "@tiptap/core";
import { inlineMarks } from "#app/features/newsroom/desk/editor/conversion/inline-markup.ts";

/** Text that is typed behind a link or a note on a word does not belong to it. */
const closed: ReadonlySet<string> = new Set(["a", "abbr", "time"]);

export const inlineMarkNodes = Object.entries(inlineMarks).map(([tag, attribute]) =>
  Mark.create({
    name: tag,
    inclusive: !closed.has(tag),
    code: tag === "code",
    addAttributes: () => (attribute === null ? {} : { [attribute]: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);
