/** Reads the page's article aloud by a voice of the browser: performs what domain/speech/speech-state.ts decides. */
import { goTo } from "#app/browser/loading/go-to.ts";
import { readStorage, writeStorage } from "#app/browser/local-storage.ts";
import { trackClick } from "#app/browser/tracking/events/data-layer.ts";
import { LISTEN_HASH } from "#app/domain/speech/listen-address.ts";
import { toRemainingText, toSpokenSeconds } from "#app/domain/speech/listening-time.ts";
import { toSentences } from "#app/domain/speech/sentences.ts";
import { parseSpeechSpeed, SPEECH_SPEED_KEY } from "#app/domain/speech/speech-speed.ts";
import {
  countRemaining,
  isSounding,
  nextSpeechState,
  type SpeechEvent,
  type SpeechState,
  startSpeech,
} from "#app/domain/speech/speech-state.ts";
import { toSpokenText } from "#app/domain/speech/spoken-text.ts";
import { createStore } from "#app/islands/stores/create-store.ts";
import { followPassage } from "./follow-passage.client.ts";
import { type Listening, type ListenView, PRESS_AGAIN } from "./listening.ts";
import { openLockScreen } from "./lock-screen.client.ts";
import { findNextArticle } from "./next-article.client.ts";
import { readPassages } from "./read-passages.client.ts";
import { openSilentTrack } from "./silent-track.client.ts";
import { createSpeaker } from "./speaker.client.ts";

/** After the page was hidden, a voice that fell silent meanwhile has this long to be heard again. */
const WOKEN_MS = 1000;

/** Begins at once. `title` is the article's; `close` is asked for by the lock screen. */
export function openSpeech(title: string, close: () => void): Listening {
  const next = findNextArticle();
  let text = readText();
  let state = startSpeech(text.script, parseSpeechSpeed(readStorage(SPEECH_SPEED_KEY)), next && `Als Nächstes: ${next.title}`);
  const store = createStore(toView(state));
  const speaker = createSpeaker((event) => dispatch(event));
  const dispatchPause = () => dispatch({ type: "paused" });
  const dispatchPress = (isSounded: boolean) => () => void (isSounding(state) === isSounded && dispatch({ type: "pressed" }));
  const track = openSilentTrack(dispatchPause);
  const screen = openLockScreen(title, {
    play: dispatchPress(false),
    pause: dispatchPress(true),
    previous: () => dispatch({ type: "moved", by: -1 }),
    next: () => dispatch({ type: "moved", by: 1 }),
    stop: close,
  });

  function toView(of: SpeechState): ListenView {
    return {
      isPlaying: isSounding(of) || of.step === "leaving",
      remaining: toRemainingText(toSpokenSeconds(countRemaining(of), of.speed)),
      trouble: troubles[of.step] ?? null,
      speed: of.speed,
      next,
      isLeaving: of.step === "announcing" || of.step === "leaving",
    };
  }

  function dispatch(event: SpeechEvent): void {
    const before = state;
    state = nextSpeechState(state, event);
    if (state === before) return;
    if (before.passage !== state.passage || before.step === "paused") renew();
    perform(before, event.type === "moved");
  }

  /** The page may have more to read than before: what was paid for meanwhile, an entry of a ticker. */
  function renew(): void {
    const current = text.elements[state.passage];
    const now = readText();
    if (JSON.stringify(now.script) === JSON.stringify(text.script)) return;
    text = now;
    const place = current === undefined ? -1 : now.elements.indexOf(current);
    const passage = place === -1 ? Math.min(state.passage, now.script.length - 1) : place;
    state = nextSpeechState(state, { type: "changed", script: now.script, passage });
  }

  function perform(before: SpeechState | null, isMoved = false): void {
    const isHeard = isSounding(state);
    if (isHeard) speaker.speak(state);
    else speaker.stop();
    track.run(isHeard);
    screen.show(isHeard);
    const isInText = state.step !== "announcing" && state.step !== "leaving" && state.step !== "over";
    followPassage(isInText ? (text.elements[state.passage] ?? null) : null, isMoved);
    store.write(toView(state));
    if (state.step === before?.step) return;
    if (state.step === "over" || state.step === "announcing") trackClick({ type: "listen", name: title, action: "ended" });
    if (state.step === "leaving" && next !== null) goTo(next.path + LISTEN_HASH);
  }

  /** What the device has silenced while nobody looked is spoken again. */
  function look(): void {
    if (document.visibilityState !== "visible") return;
    const { take } = state;
    setTimeout(() => {
      if (!speaker.isHeard()) dispatch({ type: "lost", take });
    }, WOKEN_MS);
  }

  // Voices of a page that is left talk on otherwise, and one that is shown again would say that it plays.
  window.addEventListener("pagehide", dispatchPause);
  document.addEventListener("visibilitychange", look);
  trackClick({ type: "listen", name: title, action: "play" });
  perform(null);

  return {
    read: store.read,
    subscribe: store.subscribe,
    toggle: () => dispatch({ type: "pressed" }),
    move: (by) => dispatch({ type: "moved", by }),
    setSpeed(speed) {
      writeStorage(SPEECH_SPEED_KEY, String(speed));
      dispatch({ type: "speed", speed });
    },
    stay: () => dispatch({ type: "stayed" }),
    stop() {
      window.removeEventListener("pagehide", dispatchPause);
      document.removeEventListener("visibilitychange", look);
      speaker.stop();
      track.end();
      screen.close();
      followPassage(null);
    },
  };
}

const troubles: Partial<Record<SpeechState["step"], string>> = {
  refused: PRESS_AGAIN,
  failed: "Dein Browser kann den Text gerade nicht vorlesen.",
};

/** Passages without a word are none. */
function readText(): { elements: HTMLElement[]; script: string[][] } {
  const passages = readPassages()
    .map(({ element, text }) => ({ element, sentences: toSentences(toSpokenText(text)) }))
    .filter(({ sentences }) => sentences.length > 0);
  return { elements: passages.map(({ element }) => element), script: passages.map(({ sentences }) => sentences) };
}
