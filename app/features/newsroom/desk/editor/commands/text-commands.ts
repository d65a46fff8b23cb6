/** What a line of text is: paragraph, heading, quote, list. */
import { setBlockType, toggleMark } from "@tiptap/pm/commands";
import type { Node, NodeType, Schema } from "@tiptap/pm/model";
import { liftListItem, wrapInList } from "@tiptap/pm/schema-list";
import { type Command, type EditorState, TextSelection } from "@tiptap/pm/state";
import { selectBlock, topBlockOf } from "./top-block.ts";

export type LineKind = "paragraph" | "heading2" | "heading3" | "heading4" | "quote" | "bulletList" | "orderedList";

function typeOf(schema: Schema, name: string): NodeType {
  const type = schema.nodes[name];
  if (type === undefined) throw new Error(`There is no node "${name}"`);
  return type;
}

/** The innermost list around the cursor. */
function listAt({ selection: { $from } }: EditorState): Node | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === "bulletList" || node.type.name === "orderedList") return node;
  }
  return null;
}

/** What the line with the cursor is; null in what is none of these. */
export function readLineKind(state: EditorState): LineKind | null {
  const list = listAt(state);
  if (list !== null) return list.type.name as LineKind;
  const { parent } = state.selection.$from;
  if (topBlockOf(state)?.node.type.name === "quote") return "quote";
  if (parent.type.name === "heading") return `heading${Math.min(parent.attrs.level, 4)}` as LineKind;
  return parent.type.name === "paragraph" ? "paragraph" : null;
}

/** The lines of a quote stand alone again, and who said it as the last of them. */
const unwrapQuote: Command = (state, dispatch) => {
  const block = topBlockOf(state);
  if (block?.node.type.name !== "quote") return false;
  const parts = block.node.children.flatMap((part) => {
    if (part.type.name !== "caption") return part;
    return part.content.size === 0 ? [] : typeOf(state.schema, "paragraph").create(null, part.content);
  });
  dispatch?.(selectBlock(state.tr.replaceWith(block.from, block.to, parts), block.from).scrollIntoView());
  return true;
};

const wrapInQuote: Command = (state, dispatch) => {
  const block = topBlockOf(state);
  if (block === null || !["paragraph", "heading", "bulletList", "orderedList"].includes(block.node.type.name)) return false;
  const { schema } = state;
  const isList = block.node.type.name.endsWith("List");
  const line = isList ? block.node : typeOf(schema, "paragraph").create(null, block.node.content);
  const quote = typeOf(schema, "quote").create(null, [line, typeOf(schema, "caption").create()]);
  if (dispatch !== undefined) {
    const tr = state.tr.replaceWith(block.from, block.to, quote);
    // The cursor stays between the same letters.
    tr.setSelection(TextSelection.near(tr.doc.resolve(state.selection.head + 1)));
    dispatch(tr.scrollIntoView());
  }
  return true;
};

function liftOutOfList(state: EditorState, dispatch?: Parameters<Command>[1]): boolean {
  return liftListItem(typeOf(state.schema, "listItem"))(state, dispatch);
}

function setList(name: "bulletList" | "orderedList"): Command {
  return (state, dispatch) => {
    const list = listAt(state);
    const type = typeOf(state.schema, name);
    if (list === null) return wrapInList(type)(state, dispatch);
    if (list.type === type) return liftOutOfList(state, dispatch);
    const { $from } = state.selection;
    const depth = Array.from({ length: $from.depth }, (_, at) => $from.depth - at).find((at) => $from.node(at) === list);
    if (depth === undefined) return false;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };
}

/** Makes the line that; once more makes it a paragraph again. */
export function setLineKind(kind: LineKind): Command {
  return (state, dispatch) => {
    const now = readLineKind(state);
    if (kind === "bulletList" || kind === "orderedList") return setList(kind)(state, dispatch);
    if (kind === "quote") return now === "quote" ? unwrapQuote(state, dispatch) : wrapInQuote(state, dispatch);
    if (now === "quote") return unwrapQuote(state, dispatch);
    if (now === "bulletList" || now === "orderedList") return liftOutOfList(state, dispatch);
    if (kind === "paragraph" || kind === now) return setBlockType(typeOf(state.schema, "paragraph"))(state, dispatch);
    return setBlockType(typeOf(state.schema, "heading"), { level: Number(kind.slice(-1)) })(state, dispatch);
  };
}

/** Of two tags that look the same both count. */
const twins: Readonly<Record<string, string>> = { strong: "b", em: "i" };

export function hasMark(state: EditorState, name: string): boolean {
  const { from, to, empty, $from } = state.selection;
  return [name, twins[name] ?? name].some((one) => {
    const type = state.schema.marks[one];
    if (type === undefined) return false;
    return empty ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, type);
  });
}

export function setMark(name: string): Command {
  return (state, dispatch) => {
    const twin = state.schema.marks[twins[name] ?? ""];
    const type = state.schema.marks[name];
    if (type === undefined) return false;
    const { from, to, empty, $from } = state.selection;
    const isTwin =
      twin !== undefined && (empty ? twin.isInSet($from.marks()) !== undefined : state.doc.rangeHasMark(from, to, twin));
    return toggleMark(isTwin ? twin : type)(state, dispatch);
  };
}
