/** Signs at the beginning of a line that make it a heading, a list or a quote. */
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "@tiptap/pm/inputrules";
import type { Schema } from "@tiptap/pm/model";
import type { Plugin } from "@tiptap/pm/state";
import { setLineKind } from "./text-commands.ts";

export function lineRules({ nodes }: Schema): Plugin {
  const { heading, bulletList, orderedList } = nodes;
  if (!heading || !bulletList || !orderedList) throw new Error("The schema lacks headings or lists");
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4})\s$/, heading, ([, signs = ""]) => ({ level: signs.length, block: null })),
      wrappingInputRule(/^[-*•]\s$/, bulletList),
      wrappingInputRule(/^1[.)]\s$/, orderedList),
      new InputRule(/^>\s$/, (state, _, from, to) => {
        let { tr } = state;
        const cleared = state.apply(tr.delete(from, to));
        const isDone = setLineKind("quote")(cleared, (quoted) => {
          tr = state.tr.delete(from, to);
          for (const step of quoted.steps) tr.step(step);
          tr.setSelection(quoted.selection.map(tr.doc, tr.mapping.slice(tr.steps.length)));
        });
        return isDone ? tr : null;
      }),
    ],
  });
}
