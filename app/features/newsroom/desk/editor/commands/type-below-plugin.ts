/** What is typed while a whole block is chosen goes below it: one that was just put in would be gone with the next letter. */
import { NodeSelection, Plugin } from "@tiptap/pm/state";
import { beginLineBelow } from "./top-block.ts";

export function typeBelowPlugin(): Plugin {
  return new Plugin({
    props: {
      handleTextInput(view, _, __, text) {
        const { selection } = view.state;
        if (!(selection instanceof NodeSelection) || selection.$from.depth > 0) return false;
        // Where it is typed for good other rules of the text see it.
        beginLineBelow(view.state, view.dispatch);
        const { from, to } = view.state.selection;
        const insert = () => view.state.tr.insertText(text, from, to);
        if (view.someProp("handleTextInput", (handle) => handle(view, from, to, text, insert)) !== true) view.dispatch(insert());
        return true;
      },
    },
  });
}
