import { createContext, useContext } from "react";
import type { ChosenPicture, ShownPicture, TextEditorProps } from "./text-editor-props.ts";

/** What the cards of a text need of the editor around them. */
export type EditorTools = Pick<TextEditorProps, "isReadOnly" | "onProblem"> & {
  findPicture(source: string): ShownPicture | null;
  /** Opens the library; the picture is known from then on. */
  choosePicture(): Promise<ChosenPicture | null>;
  /** For screen readers. */
  say(text: string): void;
};

const EditorContext = createContext<EditorTools | null>(null);

export const EditorToolsProvider = EditorContext.Provider;

export function useEditorTools(): EditorTools {
  const tools = useContext(EditorContext);
  if (tools === null) throw new Error("A card stands outside of the editor");
  return tools;
}
