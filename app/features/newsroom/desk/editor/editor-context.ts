import { createContext, useContext } from "react";
import type { ChosenRecording } from "./dialogs/recording-dialog.tsx";
import type { ChosenPicture, ShownPicture, TextEditorProps, WantedRecording } from "./text-editor-props.ts";

/** What the cards of a text need of the editor around them. */
export type EditorTools = Pick<TextEditorProps, "isReadOnly" | "onProblem"> & {
  findPicture(source: string): ShownPicture | null;
  /** Opens the library; the picture is known from then on. */
  choosePicture(): Promise<ChosenPicture | null>;
  /** Asks for a file and uploads it; null when nothing came of it. */
  chooseRecording(wanted: WantedRecording): Promise<ChosenRecording | null>;
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
