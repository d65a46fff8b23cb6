/** Listeners go on where they left off, in this browser. */
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

/** `src` names the recording. Returns what ends it. */
export function keepAudioPosition(audio: HTMLMediaElement, src: string): () => void {
  const known = () => parseAudioPositions(readStorage(AUDIO_POSITIONS_KEY));
  const keep = (seconds: number | null) =>
    void writeStorage(AUDIO_POSITIONS_KEY, JSON.stringify(withAudioPosition(known(), src, seconds)));
  const before = findAudioPosition(known(), src);
  if (before > 0 && audio.currentTime < BEGINNING_S) audio.currentTime = before;

  let kept = before;
  const keepAtTimes = () => {
    if (Math.abs(audio.currentTime - kept) < KEEP_EVERY_S) return;
    kept = audio.currentTime;
    keep(kept);
  };
  const keepNow = () => keep(audio.ended ? null : audio.currentTime);
  audio.addEventListener("timeupdate", keepAtTimes);
  audio.addEventListener("pause", keepNow);
  audio.addEventListener("ended", keepNow);
  return () => {
    audio.removeEventListener("timeupdate", keepAtTimes);
    audio.removeEventListener("pause", keepNow);
    audio.removeEventListener("ended", keepNow);
  };
}
