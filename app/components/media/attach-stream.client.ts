/** Plays a stream in pieces (HLS) in a browser that cannot by itself: a chunk of its own, fetched when such a stream is to play. */
import Hls from "hls.js/light";

/**
 * Resolves when the stream is there to be played; rejects when it is not, or when this browser cannot even be helped. What it returns
 * lets go of the element. `onBreak` hears of a stream that cannot go on after that. No worker: pages allow none.
 */
export function attachStream(element: HTMLMediaElement, src: string, onBreak: (error: Error) => void): Promise<() => void> {
  if (!Hls.isSupported()) return Promise.reject(new Error("This browser takes no media from script"));
  const hls = new Hls({ enableWorker: false });
  const attached = new Promise<() => void>((resolve, reject) => {
    let isThere = false;
    hls.on(Hls.Events.MANIFEST_PARSED, () => {
      isThere = true;
      resolve(() => hls.destroy());
    });
    hls.on(Hls.Events.ERROR, (_event, { fatal, details }) => {
      if (!fatal) return;
      const error = new Error(`The stream ${src} cannot be played: ${details}`);
      if (isThere) onBreak(error);
      else reject(error);
    });
  });
  hls.loadSource(src);
  hls.attachMedia(element);
  attached.catch(() => hls.destroy());
  return attached;
}
