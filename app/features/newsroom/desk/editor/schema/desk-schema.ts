/** The blocks of the contract as the editor knows them (shared/content/content-block.ts), and nothing else. */
import { getSchema } from "@tiptap/core";
import type { Schema } from "@tiptap/pm/model";
import { boxNodes } from "./box-nodes.ts";
import { inlineMarkNodes } from "./inline-marks.ts";
import { listNodes } from "./list-nodes.ts";
import { tableNodes } from "./table-nodes.ts";
import { textNodes } from "./text-nodes.ts";

export const schemaParts = [...textNodes, ...listNodes, ...boxNodes, ...tableNodes, ...inlineMarkNodes];

/** Without what shows it: for rules and their tests. */
export const deskSchema: Schema = getSchema(schemaParts);
