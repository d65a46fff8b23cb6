import { useCallback, useState } from "react";
import type { ChosenRecording } from "#app/features/newsroom/desk/editor/dialogs/recording-dialog.tsx";
import type { ShownPicture, WantedRecording } from "#app/features/newsroom/desk/editor/text-editor-props.ts";

export type Recordings = {
  choose(wanted: WantedRecording): Promise<ChosenRecording | null>;
  /** The dialog is open for this. */
  asking: { wanted: WantedRecording; onEnd: (chosen: ChosenRecording | null) => void } | null;
};

/** Asks for a film, a recording or subtitles, one at a time; their files are known to the text from then on. */
export function useRecordings(remember: (media: string, shown: ShownPicture) => void): Recordings {
  const [asking, setAsking] = useState<Recordings["asking"]>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it fills a list that is the same for the editor's whole life
  const choose = useCallback(
    (wanted: WantedRecording) =>
      new Promise<ChosenRecording | null>((resolve) =>
        setAsking({
          wanted,
          onEnd: (chosen) => {
            // A file has no size as a picture has.
            if (chosen !== null) remember(chosen.media, { src: chosen.src, width: 0, height: 0 });
            setAsking(null);
            resolve(chosen);
          },
        }),
      ),
    [],
  );
  return { choose, asking };
}
