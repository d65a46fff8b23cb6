/** What is heard, and the keys for it, on the lock screen and on headphones: Media Session. */
import { portalBrand } from "#app/configuration/portal-brand.ts";

export type Keys = { play: () => void; pause: () => void; previous: () => void; next: () => void; stop: () => void };

export type LockScreen = { show: (isPlaying: boolean) => void; close: () => void };

/** `title` is the article's. Nothing where the browser has no such thing. */
export function openLockScreen(title: string, keys: Keys): LockScreen {
  const { mediaSession: session } = navigator as { mediaSession?: MediaSession };
  if (session === undefined) return { show: () => {}, close: () => {} };
  session.metadata = new MediaMetadata({ title, artist: portalBrand.name, artwork: readArtwork() });
  const actions: [MediaSessionAction, () => void][] = [
    ["play", keys.play],
    ["pause", keys.pause],
    ["previoustrack", keys.previous],
    ["nexttrack", keys.next],
    ["stop", keys.stop],
  ];
  for (const [action, act] of actions) setAction(session, action, act);
  return {
    show(isPlaying) {
      session.playbackState = isPlaying ? "playing" : "paused";
    },
    close() {
      session.metadata = null;
      session.playbackState = "none";
      for (const [action] of actions) setAction(session, action, null);
    },
  };
}

/** Which keys there are is another matter in each browser; one that it does not know it refuses. */
function setAction(session: MediaSession, action: MediaSessionAction, act: (() => void) | null): void {
  try {
    session.setActionHandler(action, act);
  } catch {
    // Without that key the others work.
  }
}

/** The lead picture, as this page shows it. */
function readArtwork(): MediaImage[] {
  const picture = document.querySelector<HTMLImageElement>("article[data-post] img.lead-picture");
  return picture === null || picture.currentSrc === "" ? [] : [{ src: picture.currentSrc }];
}
