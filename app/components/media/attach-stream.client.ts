/** Plays a stream in pieces (HLS) in a browser that cannot by itself: a chunk of its own, fetched when such a stream is to play. */
import Hls from "hls.js/light";

/**
 * Resolves when the stream is there to be played; rejects when it is not, or when this browser cannot even be helped. What it returns
 * lets go of the element. No worker: pages allow none.
 */
export function attachStream(element: HTMLMediaElement, src: string): Promise<() => void> {
  if (!Hls.isSupported()) return Promise.reject(new Error("This browser takes no media from script"));
  const hls = new Hls({ enableWorker: false });
  const attached = new Promise<() => void>((resolve, reject) => {
    hls.on(Hls.Events.MANIFEST_PARSED, () => resolve(() => hls.destroy()));
    hls.on(Hls.Events.ERROR, (_event, { fatal, details }) => {
      if (fatal) reject(new Error(`The stream ${src} cannot be played: ${details}`));
    });
  });
  hls.loadSource(src);
  hls.attachMedia(element);
  attached.catch(() => hls.destroy());
  return attached;
}
