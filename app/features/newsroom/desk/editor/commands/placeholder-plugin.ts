/** What stands in an empty line, by what it is and what it is in. */
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

const captions: Readonly<Record<string, string>> = { quote: "Wer sagt das?", tableBlock: "Beschriftung", media: "Beschreibung" };

function toPlaceholder({ type }: Node, parent: Node, isWholeText: boolean): string | null {
  switch (type.name) {
    case "title":
      return parent.type.name === "media" ? "Titel" : "Titel des Kastens";
    case "caption":
      return captions[parent.type.name] ?? "Bildtext";
    case "heading":
      return "Zwischentitel";
    case "codeBlock":
      return "Code";
    default:
      return isWholeText ? "Schreib hier, oder tippe / für einen Baustein" : null;
  }
}

export function placeholderPlugin(): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const decorations: Decoration[] = [];
        doc.descendants((node, pos, parent) => {
          if (!node.isTextblock || parent === null) return true;
          const text = node.content.size > 0 ? null : toPlaceholder(node, parent, parent === doc && doc.childCount === 1);
          if (text !== null) {
            decorations.push(Decoration.node(pos, pos + node.nodeSize, { class: "is-empty", "data-placeholder": text }));
          }
          return false;
        });
        return DecorationSet.create(doc, decorations);
      },
    },
  });
}
