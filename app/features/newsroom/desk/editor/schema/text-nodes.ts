/** Lines of text. */
import { Node } from "@tiptap/core";
import { blockAttribute } from "./block-attribute.ts";

const LEVELS = [2, 3, 4, 5, 6];

export const textNodes = [
  Node.create({ name: "doc", topNode: true, content: "block+" }),
  // First of its group: what a new line is.
  Node.create({
    name: "paragraph",
    group: "block",
    content: "inline*",
    addAttributes: () => blockAttribute,
    parseHTML: () => [{ tag: "p" }],
    renderHTML: () => ["p", 0],
  }),
  Node.create({ name: "text", group: "inline" }),
  Node.create({
    name: "hardBreak",
    group: "inline",
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseHTML: () => [{ tag: "br" }],
    renderHTML: () => ["br"],
    renderText: () => "\n",
  }),
  Node.create({
    name: "heading",
    group: "block",
    content: "inline*",
    defining: true,
    addAttributes: () => ({ ...blockAttribute, level: { default: 2, rendered: false } }),
    parseHTML: () => LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    renderHTML: ({ node }) => [`h${node.attrs.level}`, 0],
  }),
  Node.create({
    name: "codeBlock",
    group: "block",
    content: "text*",
    marks: "",
    code: true,
    defining: true,
    addAttributes: () => blockAttribute,
    parseHTML: () => [{ tag: "pre", preserveWhitespace: "full" }],
    renderHTML: () => ["pre", { spellcheck: "false" }, ["code", 0]],
  }),
  // The line of a picture, a table, a film, and who said a quotation.
  Node.create({
    name: "caption",
    content: "inline*",
    isolating: true,
    defining: true,
    parseHTML: () => [{ tag: "figcaption" }],
    renderHTML: () => ["figcaption", 0],
  }),
  Node.create({
    name: "title",
    content: "text*",
    marks: "",
    isolating: true,
    defining: true,
    parseHTML: () => [{ tag: "p[data-title]" }],
    renderHTML: () => ["p", { "data-title": "" }, 0],
  }),
];
