import type { Editor } from "@tiptap/react";
import { useRef, useState } from "react";
import { logError } from "#app/browser/log.ts";
import type { ChosenPicture, ShownPicture, TextEditorProps } from "#app/features/newsroom/desk/editor/text-editor-props.ts";
import { insertPicture } from "./picture-nodes.ts";

const PICTURE_TYPE = /^image\//;
const NO_PICTURE = "Nur Bilder lassen sich in den Text ziehen. Weggelassen:";
const NOT_UPLOADED = "Das Bild ließ sich nicht hochladen. Versuch es noch einmal.";

export type Pictures = {
  find(source: string): ShownPicture | null;
  choose(): Promise<ChosenPicture | null>;
  /** Each goes into the text when it is there, in the order of the files. */
  upload(editor: Editor, files: readonly File[], at: number): void;
  /** How many are under way. */
  waiting: number;
};

/** A place in the text that moves with it, until `stop`. */
function followPlace(editor: Editor, at: number) {
  let place = at;
  const follow = ({ transaction }: { transaction: { mapping: { map(pos: number): number } } }) => {
    place = transaction.mapping.map(place);
  };
  editor.on("transaction", follow);
  return {
    read: () => place,
    set: (next: number) => {
      place = next;
    },
    stop: () => editor.off("transaction", follow),
  };
}

/** The pictures of a text: those it came with, and those that were chosen or uploaded since. */
export function usePictures(props: TextEditorProps): Pictures {
  const added = useRef(new Map<string, ShownPicture>());
  const now = useRef(props);
  now.current = props;
  const [waiting, setWaiting] = useState(0);
  function remember(picture: ChosenPicture): ChosenPicture {
    const { media, src, width, height } = picture;
    added.current.set(media, { src, width, height });
    return picture;
  }
  async function uploadAll(editor: Editor, files: readonly File[], at: number): Promise<void> {
    const place = followPlace(editor, at);
    for (const file of files) {
      const answer = await now.current.uploadPicture(file).catch((error: unknown) => {
        logError("A picture was not uploaded", error);
        return { error: NOT_UPLOADED };
      });
      setWaiting((count) => count - 1);
      if ("error" in answer) now.current.onProblem(`${file.name}: ${answer.error}`);
      else if (!editor.isDestroyed) {
        const inserted = insertPicture(editor.state, remember(answer), place.read());
        editor.view.dispatch(inserted.tr);
        // The next comes below it.
        place.set(inserted.end);
      }
    }
    place.stop();
  }
  return {
    find: (source) => added.current.get(source) ?? props.pictures[source] ?? null,
    choose: async () => {
      const chosen = await now.current.pickPicture();
      return chosen === null ? null : remember(chosen);
    },
    upload: (editor, files, at) => {
      const pictures = files.filter(({ type }) => PICTURE_TYPE.test(type));
      const others = files.filter((file) => !pictures.includes(file));
      if (others.length > 0) now.current.onProblem(`${NO_PICTURE} ${others.map(({ name }) => name).join(", ")}`);
      if (pictures.length === 0) return;
      setWaiting((count) => count + pictures.length);
      void uploadAll(editor, pictures, at);
    },
    waiting,
  };
}
