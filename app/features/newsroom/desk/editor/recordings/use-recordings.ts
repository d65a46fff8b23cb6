import { useCallback, useState } from "react";
import type { ChosenRecording } from "#app/features/newsroom/desk/editor/dialogs/recording-dialog.tsx";
import type { WantedRecording } from "#app/features/newsroom/desk/editor/text-editor-props.ts";

export type Recordings = {
  choose(wanted: WantedRecording): Promise<ChosenRecording | null>;
  /** The dialog is open for this. */
  asking: { wanted: WantedRecording; onEnd: (chosen: ChosenRecording | null) => void } | null;
};

/** Asks for a film, a recording or subtitles, one at a time. */
export function useRecordings(): Recordings {
  const [asking, setAsking] = useState<Recordings["asking"]>(null);
  const choose = useCallback(
    (wanted: WantedRecording) =>
      new Promise<ChosenRecording | null>((resolve) =>
        setAsking({
          wanted,
          onEnd: (chosen) => {
            setAsking(null);
            resolve(chosen);
          },
        }),
      ),
    [],
  );
  return { choose, asking };
}
