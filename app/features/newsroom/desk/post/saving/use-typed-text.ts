import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { dropKept, type KeptName, type KeptText, keepLeft, keepText, readKept } from "./desk-store.client.ts";
import {
  type Answered,
  followSaving,
  isWaiting,
  KEEP_MS,
  type SaveEvent,
  type SaveState,
  startSaving,
  toNextTry,
  toSaveDelay,
} from "./save-state.ts";

export type TypedText<Text> = {
  text: Text;
  state: SaveState;
  /** Grows when the text is another one than was typed: the editor starts anew. */
  generation: number;
  change: (part: Partial<Text>) => void;
  /** Puts another text in the place of what stands there, as if it was typed. */
  replace: (other: Text) => void;
  /** What stands there by now is not what the back end has. */
  noteTyped: () => void;
  tell: (event: SaveEvent) => void;
  /** What this browser has kept: there again, or handed over where it was written upon something else. Null where there is nothing to say. */
  takeKept: () => Promise<"restored" | KeptText | null>;
  /** Saves what is not saved yet; the revision that stands then, null where it could not be. */
  flush: () => Promise<number | null>;
};

type Given<Text> = {
  name: KeptName;
  revision: number;
  /** What stands there as the page begins. */
  begin: () => Text;
  /** `isLeaving`: the page goes, and nobody hears the answer. */
  save: (sent: KeptText, isLeaving?: boolean) => Promise<Answered>;
};

/** A text that is saved as it is typed, and kept in the browser until it is: performs what save-state.ts decides. */
export function useTypedText<Text extends object>({ name, revision, begin, save }: Given<Text>): TypedText<Text> {
  const [text, setText] = useState(begin);
  const [generation, setGeneration] = useState(0);
  const [state, tell] = useReducer(followSaving, revision, startSaving);
  const now = useRef({ text, state, isSending: null as Promise<void> | null, typedAt: 0, isTyped: false });
  const timers = useRef<{ save?: number; keep?: number }>({});
  now.current.text = text;
  now.current.state = state;

  const toSent = useCallback((): KeptText => {
    const { current } = now;
    return { known: current.state.revision, text: JSON.stringify(current.text) };
  }, []);

  const send = useCallback(async (): Promise<void> => {
    window.clearTimeout(timers.current.save);
    const { current } = now;
    if (current.isSending !== null) return current.isSending;
    if (!current.isTyped || current.state.isStopped) return;
    const sent = current.text;
    current.typedAt = 0;
    tell({ type: "sending" });
    current.isSending = save(toSent())
      .then(async (answer) => {
        // What came too late is kept as a version; what was typed after it is kept here.
        if ((answer.revision !== null || answer.late !== null) && current.text === sent) {
          current.isTyped = false;
          await dropKept(name);
        }
        const isSame = current.text === sent;
        // Known at once: the next save may follow before the page is drawn again.
        current.state = followSaving(current.state, { type: "answered", answer, isSame });
        tell({ type: "answered", answer, isSame });
      })
      .finally(() => {
        current.isSending = null;
        const delay = toNextTry(current.state);
        if (delay !== null) timers.current.save = window.setTimeout(() => void send(), delay);
      });
    return current.isSending;
  }, [name, save, toSent]);

  const noteTyped = useCallback(() => {
    const { current } = now;
    current.isTyped = true;
    window.clearTimeout(timers.current.keep);
    timers.current.keep = window.setTimeout(() => {
      if (current.isTyped) void keepText(name, toSent());
    }, KEEP_MS);
    if (current.state.isStopped) return;
    tell({ type: "typed" });
    // It is sent with the next try.
    if (isWaiting(current.state)) return;
    current.typedAt ||= Date.now();
    window.clearTimeout(timers.current.save);
    timers.current.save = window.setTimeout(() => void send(), toSaveDelay(Date.now() - current.typedAt));
  }, [name, send, toSent]);

  const change = useCallback(
    (part: Partial<Text>) => {
      now.current.text = { ...now.current.text, ...part };
      setText(now.current.text);
      noteTyped();
    },
    [noteTyped],
  );

  const replace = useCallback(
    (other: Text) => {
      now.current.text = other;
      setText(other);
      setGeneration((before) => before + 1);
      noteTyped();
    },
    [noteTyped],
  );

  const takeKept = useCallback(async () => {
    const kept = await readKept(name);
    if (kept === null) return null;
    if (kept.text === JSON.stringify(now.current.text)) {
      await dropKept(name);
      return null;
    }
    if (kept.known !== revision || now.current.isTyped) return kept;
    replace(JSON.parse(kept.text) as Text);
    // At once, as it is: the page that was left may have sent the same, and sent twice it is saved once.
    void send();
    return "restored";
  }, [name, replace, revision, send]);

  useEffect(() => {
    const { current } = now;
    const again = () => void send();
    const onLeave = () => {
      if (!current.isTyped) return;
      const sent = toSent();
      if (!keepLeft(name, sent)) void keepText(name, sent);
      if (!current.state.isStopped) void save(sent, true);
    };
    // The browser shows the page as it was left: what it knows may be old by now, and its place is somebody else's.
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    window.addEventListener("pagehide", onLeave);
    window.addEventListener("pageshow", onBack);
    return () => {
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("pagehide", onLeave);
      window.removeEventListener("pageshow", onBack);
    };
  }, [name, save, send, toSent]);

  const flush = useCallback(async () => {
    await send();
    // What was typed while it was sent.
    await send();
    const { phase, revision: saved, isStopped } = now.current.state;
    return phase === "saved" && !isStopped ? saved : null;
  }, [send]);

  return { text, state, generation, change, replace, noteTyped, tell, takeKept, flush };
}
