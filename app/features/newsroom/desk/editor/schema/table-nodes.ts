import { Extension, Node } from "@tiptap/core";
import { blockAttribute } from "./block-attribute.ts";

/** What the commands of @tiptap/pm/tables go by. */
const roles = { table: "table", tableRow: "row", tableCell: "cell", tableHeader: "header_cell" } as const;

const cellAttributes = {
  colspan: { default: 1 },
  rowspan: { default: 1 },
  /** The commands ask for it; widths are the reader's browser's. */
  colwidth: { default: null, rendered: false },
};

export const tableNodes = [
  Extension.create({
    name: "tableRoles",
    extendNodeSchema: ({ name }) => (Object.hasOwn(roles, name) ? { tableRole: roles[name as keyof typeof roles] } : {}),
  }),
  Node.create({
    name: "tableBlock",
    group: "block",
    content: "table caption",
    isolating: true,
    addAttributes: () => blockAttribute,
    renderHTML: () => ["div", { "data-table": "" }, 0],
  }),
  Node.create({ name: "table", content: "tableRow+", isolating: true, renderHTML: () => ["table", ["tbody", 0]] }),
  Node.create({
    name: "tableRow",
    content: "(tableCell | tableHeader)+",
    addAttributes: () => ({ section: { default: "tbody", rendered: false } }),
    parseHTML: () => [{ tag: "tr" }],
    renderHTML: () => ["tr", 0],
  }),
  Node.create({
    name: "tableCell",
    content: "paragraph",
    isolating: true,
    addAttributes: () => cellAttributes,
    parseHTML: () => [{ tag: "td" }],
    renderHTML: ({ HTMLAttributes }) => ["td", HTMLAttributes, 0],
  }),
  Node.create({
    name: "tableHeader",
    content: "paragraph",
    isolating: true,
    addAttributes: () => ({ ...cellAttributes, scope: { default: null } }),
    parseHTML: () => [{ tag: "th" }],
    renderHTML: ({ HTMLAttributes }) => ["th", HTMLAttributes, 0],
  }),
];
