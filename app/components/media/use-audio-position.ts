/** Listeners go on where they left off, in this browser. */
import { type RefObject, useEffect } from "react";
import { readStorage, writeStorage } from "#app/browser/local-storage.ts";
import {
  AUDIO_POSITIONS_KEY,
  findAudioPosition,
  parseAudioPositions,
  withAudioPosition,
} from "#app/domain/media/audio-position.ts";

/** The position is stored at this interval while it plays. */
const KEEP_EVERY_S = 5;
/** Listeners who have started further in than this stay there. */
const BEGINNING_S = 2;

/** `src` names the recording; null for none whose position is kept. */
export function useAudioPosition(element: RefObject<HTMLMediaElement | null>, src: string | null): void {
  useEffect(() => {
    const { current } = element;
    if (current === null || src === null) return;
    const known = () => parseAudioPositions(readStorage(AUDIO_POSITIONS_KEY));
    const keep = (seconds: number | null) =>
      void writeStorage(AUDIO_POSITIONS_KEY, JSON.stringify(withAudioPosition(known(), src, seconds)));
    const before = findAudioPosition(known(), src);
    if (before > 0 && current.currentTime < BEGINNING_S) current.currentTime = before;

    let kept = before;
    const keepAtTimes = () => {
      if (Math.abs(current.currentTime - kept) < KEEP_EVERY_S) return;
      kept = current.currentTime;
      keep(kept);
    };
    const keepNow = () => keep(current.ended ? null : current.currentTime);
    current.addEventListener("timeupdate", keepAtTimes);
    current.addEventListener("pause", keepNow);
    current.addEventListener("ended", keepNow);
    return () => {
      current.removeEventListener("timeupdate", keepAtTimes);
      current.removeEventListener("pause", keepNow);
      current.removeEventListener("ended", keepNow);
    };
  }, [element, src]);
}
