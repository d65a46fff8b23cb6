/** Plays the publisher's own recording of an article, in the player that voices have. */
import { goTo } from "#app/browser/loading/go-to.ts";
import { readStorage, writeStorage } from "#app/browser/local-storage.ts";
import { trackClick } from "#app/browser/tracking/events/data-layer.ts";
import { keepAudioPosition } from "#app/components/media/keep-audio-position.ts";
import { LISTEN_HASH } from "#app/domain/speech/listen-address.ts";
import { toRemainingText } from "#app/domain/speech/listening-time.ts";
import { parseSpeechSpeed, SPEECH_SPEED_KEY } from "#app/domain/speech/speech-speed.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { createStore } from "#app/islands/stores/create-store.ts";
import { type ArticleRecording, type Listening, type ListenView, PRESS_AGAIN } from "./listening.ts";
import { openLockScreen } from "./lock-screen.client.ts";
import { findNextArticle } from "./next-article.client.ts";

const BACK_S = 15;
const FORWARD_S = 30;
/** Long enough to hear of the next article, from a screen reader too, and to stay. */
const ANNOUNCED_MS = 10_000;
const EVENTS = ["play", "pause", "timeupdate", "durationchange", "ratechange"];

/** Begins at once, where its listener left off. `title` is the article's; `close` is asked for by the lock screen. */
export function openRecording({ src, duration }: ArticleRecording, title: string, close: () => void): Listening {
  const next = findNextArticle();
  const audio = new Audio(src);
  audio.preload = "auto";
  let trouble: string | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let speed = parseSpeechSpeed(readStorage(SPEECH_SPEED_KEY));
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
  const store = createStore(toView());

  function toView(): ListenView {
    const length = Number.isFinite(audio.duration) ? audio.duration : (duration ?? 0);
    return {
      isPlaying: !audio.paused || leaving !== undefined,
      remaining: toRemainingText(Math.max(0, length - audio.currentTime) / speed),
      trouble,
      speed,
      next,
      isLeaving: leaving !== undefined,
    };
  }
  function refresh(): void {
    const view = toView();
    const before = store.read();
    // Time runs on more often than anything is to be shown.
    if ((Object.keys(view) as (keyof ListenView)[]).some((name) => view[name] !== before[name])) store.write(view);
    screen.show(!audio.paused);
  }
  function play(): void {
    stay();
    trouble = null;
    audio.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === "AbortError") return;
      const isRefused = error instanceof DOMException && error.name === "NotAllowedError";
      trouble = isRefused ? PRESS_AGAIN : "Die Aufnahme lässt sich gerade nicht abspielen.";
      refresh();
    });
  }
  function stay(): void {
    clearTimeout(leaving);
    leaving = undefined;
    refresh();
  }
  function move(by: -1 | 1): void {
    audio.currentTime = Math.max(0, audio.currentTime + (by === 1 ? FORWARD_S : -BACK_S));
    stay();
  }
  function end(): void {
    trackClick({ type: "listen", name: title, action: "ended" });
    if (next !== null) {
      announce(`Als Nächstes: ${next.title}`);
      leaving = setTimeout(() => goTo(next.path + LISTEN_HASH), ANNOUNCED_MS);
    }
    refresh();
  }

  const screen = openLockScreen(title, {
    play,
    pause: () => audio.pause(),
    previous: () => move(-1),
    next: () => move(1),
    stop: close,
  });
  const forget = keepAudioPosition(audio, src);
  for (const type of EVENTS) audio.addEventListener(type, refresh);
  audio.addEventListener("ended", end);
  trackClick({ type: "listen", name: title, action: "play" });
  play();

  return {
    read: store.read,
    subscribe: store.subscribe,
    toggle: () => {
      if (leaving !== undefined) stay();
      else if (audio.paused) play();
      else audio.pause();
    },
    move,
    setSpeed(wanted) {
      speed = wanted;
      writeStorage(SPEECH_SPEED_KEY, String(wanted));
      audio.playbackRate = wanted;
      refresh();
    },
    stay,
    stop() {
      clearTimeout(leaving);
      audio.pause();
      forget();
      for (const type of EVENTS) audio.removeEventListener(type, refresh);
      audio.removeEventListener("ended", end);
      audio.removeAttribute("src");
      screen.close();
    },
  };
}
