/** How a block that is no text travels on the clipboard, from one text of the desk to another (paste/clean-paste.ts reads it). */
import type { Node } from "@tiptap/pm/model";
import { toBlock } from "#app/features/newsroom/desk/editor/conversion/to-blocks.ts";

export function toCopied(node: Node): Record<string, string> {
  return { "data-desk-block": JSON.stringify(toBlock(node)) };
}
