/** The roles are those that the commands of @tiptap/pm/tables go by. */
import { callOrReturn, Extension, getExtensionField, Node } from "@tiptap/core";
import { blockAttribute } from "./block-attribute.ts";

const cellAttributes = {
  colspan: { default: 1 },
  rowspan: { default: 1 },
  /** The commands ask for it; widths are the reader's browser's. */
  colwidth: { default: null, rendered: false },
};

export const tableNodes = [
  Extension.create({
    name: "tableRoles",
    extendNodeSchema: (extension) => {
      const tableRole = callOrReturn(getExtensionField(extension, "tableRole"));
      return tableRole === undefined ? {} : { tableRole };
    },
  }),
  Node.create({
    name: "tableBlock",
    group: "block",
    content: "table caption",
    isolating: true,
    addAttributes: () => blockAttribute,
    renderHTML: () => ["div", { "data-table": "" }, 0],
  }),
  Node.create({
    name: "table",
    content: "tableRow+",
    tableRole: "table",
    isolating: true,
    renderHTML: () => ["table", ["tbody", 0]],
  }),
  Node.create({
    name: "tableRow",
    content: "(tableCell | tableHeader)+",
    tableRole: "row",
    addAttributes: () => ({ section: { default: "tbody", rendered: false } }),
    parseHTML: () => [{ tag: "tr" }],
    renderHTML: () => ["tr", 0],
  }),
  Node.create({
    name: "tableCell",
    content: "paragraph",
    tableRole: "cell",
    isolating: true,
    addAttributes: () => cellAttributes,
    parseHTML: () => [{ tag: "td" }],
    renderHTML: ({ HTMLAttributes }) => ["td", HTMLAttributes, 0],
  }),
  Node.create({
    name: "tableHeader",
    content: "paragraph",
    tableRole: "header_cell",
    isolating: true,
    addAttributes: () => ({ ...cellAttributes, scope: { default: null } }),
    parseHTML: () => [{ tag: "th" }],
    renderHTML: ({ HTMLAttributes }) => ["th", HTMLAttributes, 0],
  }),
];
