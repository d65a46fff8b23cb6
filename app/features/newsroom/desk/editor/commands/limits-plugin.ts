/** A text that is full takes no more; what is there already stays, and may be changed and made shorter. */
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { MAX_BLOCKS, MAX_TEXT_CHARACTERS } from "#shared/content/text-limits.ts";

const TOO_MANY = `Mehr als ${MAX_BLOCKS} Bausteine hat ein Beitrag nicht. Dein Text ist unverändert.`;
const TOO_LONG = "Für einen Beitrag ist das zu viel Text: Bei einer Million Zeichen ist Schluss. Dein Text ist unverändert.";

/** Why a text may not become that; null when it may. */
export function findLimit(before: Node, after: Node): string | null {
  if (after.childCount > MAX_BLOCKS && after.childCount > before.childCount) return TOO_MANY;
  return after.content.size > MAX_TEXT_CHARACTERS && after.content.size > before.content.size ? TOO_LONG : null;
}

/** Marks a text that takes the place of this one: it was stored before. */
export const OTHER_TEXT = "otherText";

export function limitsPlugin(onProblem: (text: string) => void): Plugin {
  return new Plugin({
    filterTransaction(transaction, { doc }) {
      const problem = transaction.docChanged && transaction.getMeta(OTHER_TEXT) !== true ? findLimit(doc, transaction.doc) : null;
      if (problem !== null) onProblem(problem);
      return problem === null;
    },
  });
}
