import { useCallback, useRef, useState } from "react";
import { sendPictureFile } from "#app/components/picture-library/library-calls.client.ts";
import type { PickedPicture } from "#app/components/picture-library/picture-picker.tsx";
import type { ChosenPicture, RecordingAnswer, RecordingUpload } from "#app/features/newsroom/desk/editor/text-editor-props.ts";
import type { ImageUse } from "#shared/content/content-block.ts";
import type { PostView } from "./post-view-model.ts";
import { uploadRecording } from "./upload-recording.client.ts";

/** A picture of the library: how it is shown, and what is said of it there. */
export type KnownPicture = { src: string; width: number; height: number; alt: string; credit: string | null };

type Sized = Omit<KnownPicture, "width" | "height"> & { source: string; width: number | null; height: number | null };

export type DeskPictures = {
  known: Readonly<Record<string, KnownPicture>>;
  /** From now on the page knows it. */
  learn: (picture: PickedPicture) => ImageUse;
  /** Opens the library; null when nothing was taken. */
  pick: () => Promise<ChosenPicture | null>;
  upload: (file: File) => Promise<ChosenPicture | { error: string }>;
  /** A film, a recording, or subtitles: from then on the page knows the file. */
  uploadRecording: (upload: RecordingUpload) => Promise<RecordingAnswer>;
  /** The library is open for this. */
  asking: { onPick: (picture: PickedPicture) => void; onClose: () => void } | null;
};

const LOST = "Keine Verbindung: Das Bild ist nicht angekommen. Versuch es noch einmal.";

/** What the page knows of the pictures that its text names, and the ways to more. */
export function usePictures(pictures: PostView["pictures"]): DeskPictures {
  const [known, setKnown] = useState(() => Object.fromEntries(pictures.map((picture) => [picture.source, toKnown(picture)])));
  const [asking, setAsking] = useState<DeskPictures["asking"]>(null);
  const settled = useRef<((picture: ChosenPicture | null) => void) | null>(null);

  const learn = useCallback((picture: PickedPicture): ImageUse => {
    setKnown((before) => ({ ...before, [picture.source]: toKnown(picture) }));
    return { media: picture.source, alt: null, caption: picture.caption || null, credit: null };
  }, []);
  const choose = useCallback(
    (picture: PickedPicture): ChosenPicture => {
      const { width, height } = toKnown(picture);
      return { ...learn(picture), alt: picture.alt || null, credit: picture.credit || null, src: picture.src, width, height };
    },
    [learn],
  );
  const settle = useCallback((picture: ChosenPicture | null) => {
    settled.current?.(picture);
    settled.current = null;
    setAsking(null);
  }, []);

  return {
    known,
    learn,
    pick: () =>
      new Promise((resolve) => {
        settled.current = resolve;
        // The dialog closes itself before it says what was taken.
        setAsking({ onPick: (picture) => settle(choose(picture)), onClose: () => window.setTimeout(() => settle(null)) });
      }),
    async upload(file) {
      const answer = await sendPictureFile(file, () => {}, new AbortController().signal);
      if (answer.kind === "done") return choose(answer.result);
      return { error: answer.kind === "refused" ? answer.message : LOST };
    },
    async uploadRecording(upload) {
      const answer = await uploadRecording(upload);
      if ("error" in answer) return answer;
      const { media: source, src } = answer;
      setKnown((before) => ({ ...before, [source]: toKnown({ source, src, width: null, height: null, alt: "", credit: null }) }));
      return answer;
    },
    asking,
  };
}

function toKnown({ src, width, height, alt, credit }: Sized): KnownPicture {
  // Of a picture whose size nobody knows: a shape that most have.
  return { src, width: width ?? 3, height: height ?? 2, alt, credit };
}
