/** Browsers show on the lock screen what plays as audio, and voices do not count: beside them a silent track runs. */
import silenceUrl from "./silence.wav?url";

export type SilentTrack = { run: (isPlaying: boolean) => void; end: () => void };

/** `onPause`: the device has stopped it, for a call or by a key. */
export function openSilentTrack(onPause: () => void): SilentTrack {
  const track = new Audio(silenceUrl);
  track.loop = true;
  let isWanted = false;
  const hear = () => isWanted && onPause();
  track.addEventListener("pause", hear);
  return {
    run(isPlaying) {
      if (isPlaying === isWanted) return;
      isWanted = isPlaying;
      // Where it may not play there is nothing on the lock screen; the voice is heard all the same.
      if (isPlaying) track.play().catch(() => {});
      else track.pause();
    },
    end() {
      isWanted = false;
      track.pause();
      track.removeAttribute("src");
    },
  };
}
