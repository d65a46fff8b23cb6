import { Node } from "@tiptap/core";
import { blockAttribute } from "./block-attribute.ts";

export const listNodes = [
  Node.create({
    name: "bulletList",
    group: "block list",
    content: "listItem+",
    addAttributes: () => blockAttribute,
    parseHTML: () => [{ tag: "ul" }],
    renderHTML: () => ["ul", 0],
  }),
  Node.create({
    name: "orderedList",
    group: "block list",
    content: "listItem+",
    addAttributes: () => ({
      ...blockAttribute,
      start: { default: null },
      isReversed: { default: false, renderHTML: ({ isReversed }) => (isReversed ? { reversed: "" } : {}) },
    }),
    parseHTML: () => [{ tag: "ol" }],
    renderHTML: ({ HTMLAttributes }) => ["ol", HTMLAttributes, 0],
  }),
  Node.create({
    name: "listItem",
    content: "paragraph list*",
    defining: true,
    addAttributes: () => ({ value: { default: null, keepOnSplit: false } }),
    parseHTML: () => [{ tag: "li" }],
    renderHTML: ({ HTMLAttributes }) => ["li", HTMLAttributes, 0],
  }),
];
