/** Blocks that hold several lines: quotes, boxes, pictures and films with their words. */
import { Node } from "@tiptap/core";
import { blockAttribute } from "./block-attribute.ts";
import { toCopied } from "./copied-block.ts";

const imageAttribute = { image: { default: null, rendered: false } };

export const boxNodes = [
  Node.create({
    name: "quote",
    group: "block",
    content: "(paragraph | list)+ caption",
    isolating: true,
    defining: true,
    addAttributes: () => blockAttribute,
    renderHTML: () => ["blockquote", 0],
  }),
  Node.create({
    name: "facts",
    group: "block",
    content: "title (paragraph | heading | list | table)+",
    isolating: true,
    defining: true,
    addAttributes: () => ({ ...blockAttribute, purpose: { default: "FACTS", rendered: false } }),
    renderHTML: ({ node }) => ["aside", toCopied(node), 0],
  }),
  Node.create({
    name: "image",
    group: "block",
    content: "caption",
    isolating: true,
    addAttributes: () => imageAttribute,
    renderHTML: ({ node }) => ["figure", toCopied(node), 0],
  }),
  Node.create({
    name: "gallery",
    group: "block",
    content: "galleryImage*",
    isolating: true,
    renderHTML: ({ node }) => ["ol", toCopied(node), 0],
  }),
  Node.create({
    name: "galleryImage",
    content: "caption",
    isolating: true,
    addAttributes: () => imageAttribute,
    renderHTML: () => ["li", 0],
  }),
  Node.create({
    name: "media",
    group: "block",
    content: "title caption",
    isolating: true,
    addAttributes: () => blockAttribute,
    renderHTML: ({ node }) => ["figure", toCopied(node), 0],
  }),
  // All that is no text to write in, and what no other node can hold.
  Node.create({
    name: "card",
    group: "block",
    atom: true,
    selectable: true,
    addAttributes: () => blockAttribute,
    renderHTML: ({ node }) => ["div", toCopied(node)],
  }),
];
