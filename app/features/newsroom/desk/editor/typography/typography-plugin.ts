/**
 * Sets what is typed. The key itself and what is made of it are two steps of the history, so that an undo right after it gives the key
 * back.
 */
import { closeHistory } from "@tiptap/pm/history";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";
import type { TypographyRules } from "./german-typography.ts";

const verbatim: ReadonlySet<string> = new Set(["code", "kbd"]);

/** Longer lines are looked at from here on: rules ask for quotations that are open. */
const MOST_BEFORE = 2000;

function isVerbatim({
  $from,
  storedMarks,
}: {
  $from: EditorState["selection"]["$from"];
  storedMarks: EditorState["storedMarks"];
}): boolean {
  return $from.parent.type.spec.code === true || (storedMarks ?? $from.marks()).some(({ type }) => verbatim.has(type.name));
}

/** The step after a key was typed at `from`; null where it stays as it is. */
export function typeset(state: EditorState, from: number, typed: string, rules: TypographyRules): Transaction | null {
  const $from = state.doc.resolve(from);
  if (isVerbatim({ $from, storedMarks: state.storedMarks })) return null;
  // A break is white space, and a box in the line any sign.
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - MOST_BEFORE), $from.parentOffset, "\n", "\n");
  const replacement = rules(before, typed);
  if (replacement === null) return null;
  const end = from + typed.length;
  const marks = state.doc.resolve(end).marks();
  const { schema, tr } = state;
  return closeHistory(tr.replaceWith(end - replacement.remove, end, schema.text(replacement.insert, marks)));
}

export function typographyPlugin(rules: TypographyRules): Plugin {
  return new Plugin({
    props: {
      handleTextInput(view, from, to, text, toDefault) {
        if (text.length !== 1 || view.composing) return false;
        view.dispatch(toDefault());
        const set = from <= to ? typeset(view.state, from, text, rules) : null;
        if (set !== null) view.dispatch(set.scrollIntoView());
        return true;
      },
    },
  });
}
