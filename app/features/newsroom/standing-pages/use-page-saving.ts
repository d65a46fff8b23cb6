import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { dropKept, type KeptName, keepText, readKept } from "#app/features/newsroom/desk/post/desk-store.client.ts";
import {
  followSaving,
  KEEP_MS,
  LATEST_MS,
  PAUSE_MS,
  type SaveState,
  startSaving,
  toRetryDelay,
} from "#app/features/newsroom/desk/post/save-state.ts";
import { withTypedEarly } from "#app/features/newsroom/desk/post/typed-early.ts";
import type { PageText } from "#shared/content/page-text.ts";
import { savePage } from "./send-page.client.ts";

const headFields = ["title", "description", "slug"] as const;

export type PageSaving = {
  text: PageText;
  state: SaveState;
  /** Something was typed since the page came. */
  isChanged: boolean;
  /** Somebody else was faster: what is typed stays in this browser. */
  isOvertaken: boolean;
  /** What was found in this browser: it is there again, or it is older than what stands here. */
  found: "restored" | "older" | null;
  takeFound: () => void;
  dropFound: () => void;
  /** Grows when the text is another one than was typed: the editor starts anew. */
  generation: number;
  change: (part: Partial<PageText>) => void;
  /** Saves what is not saved yet; the revision that stands then, null where it could not be. */
  flush: () => Promise<number | null>;
};

type Given = {
  id: number;
  revision: number;
  latest: number;
  text: PageText;
  /** As the back end has it; `text` may be what a form brought back. */
  stored: PageText;
  isEditable: boolean;
};

/** A text that is saved as it is typed, upon the revision that was seen; without a line, and where somebody was faster, it stays in the browser. */
export function usePageSaving({ id, revision, latest, text: first, stored, isEditable }: Given): PageSaving {
  const name: KeptName = `seite-${id}`;
  const [text, setText] = useState(() => withTypedEarly(first, headFields));
  const [generation, setGeneration] = useState(0);
  const [found, setFound] = useState<PageSaving["found"]>(null);
  const [isChanged, setChanged] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const [state, dispatch] = useReducer(followSaving, revision, startSaving);
  const older = useRef<PageText | null>(null);
  const now = useRef({ text, state, isSending: null as Promise<void> | null, typedAt: 0, isTyped: false, isOvertaken: false });
  const timers = useRef<{ save?: number; keep?: number }>({});
  now.current.text = text;
  now.current.state = state;

  const keep = useCallback(() => {
    const { current } = now;
    const kept = { known: current.state.revision, text: JSON.stringify(current.text), at: new Date().toISOString() };
    if (current.isTyped) void keepText(name, kept);
  }, [name]);

  const send = useCallback(async (): Promise<void> => {
    window.clearTimeout(timers.current.save);
    const { current } = now;
    if (current.isSending !== null) return current.isSending;
    if (!current.isTyped || current.isOvertaken) return;
    const sent = current.text;
    current.typedAt = 0;
    dispatch({ type: "sending" });
    current.isSending = savePage(id, { known: current.state.revision, latest, text: JSON.stringify(sent) })
      .then(async (answer) => {
        const isSame = current.text === sent;
        if (answer.revision !== null && isSame) {
          current.isTyped = false;
          await dropKept(name);
        }
        if (answer.status === 409) {
          current.isOvertaken = true;
          setOvertaken(true);
          keep();
        }
        // Known at once: the next save may follow before the page is drawn again.
        current.state = followSaving(current.state, { type: "answered", answer, isSame });
        dispatch({ type: "answered", answer, isSame });
      })
      .finally(() => {
        current.isSending = null;
        const { phase, failures } = current.state;
        if (phase === "typed") timers.current.save = window.setTimeout(() => void send(), PAUSE_MS);
        if (phase === "waiting" || phase === "signed out")
          timers.current.save = window.setTimeout(() => void send(), toRetryDelay(failures));
      });
    return current.isSending;
  }, [id, latest, name, keep]);

  const noteTyped = useCallback(() => {
    const { current } = now;
    current.isTyped = true;
    setChanged(true);
    window.clearTimeout(timers.current.keep);
    timers.current.keep = window.setTimeout(keep, KEEP_MS);
    if (current.isOvertaken) return;
    dispatch({ type: "typed" });
    current.typedAt ||= Date.now();
    window.clearTimeout(timers.current.save);
    const rest = Math.max(0, current.typedAt + LATEST_MS - Date.now());
    timers.current.save = window.setTimeout(() => void send(), Math.min(PAUSE_MS, rest));
  }, [keep, send]);

  const replace = useCallback(
    (other: PageText) => {
      now.current.text = other;
      setText(other);
      setGeneration((before) => before + 1);
      noteTyped();
    },
    [noteTyped],
  );

  const change = useCallback(
    (part: Partial<PageText>) => {
      now.current.text = { ...now.current.text, ...part };
      setText(now.current.text);
      noteTyped();
    },
    [noteTyped],
  );

  useEffect(() => {
    const { current } = now;
    if (current.text !== stored && JSON.stringify(current.text) !== JSON.stringify(stored)) noteTyped();
    const begin = async () => {
      const kept = isEditable ? await readKept(name) : null;
      if (kept === null) return;
      if (kept.text === JSON.stringify(current.text)) return dropKept(name);
      const other = JSON.parse(kept.text) as PageText;
      if (kept.known === revision && !current.isTyped) {
        setFound("restored");
        replace(other);
        return;
      }
      older.current = other;
      setFound("older");
    };
    void begin();
    const again = () => void send();
    const onLeave = () => {
      if (!current.isTyped) return;
      keep();
      if (!current.isOvertaken)
        void savePage(id, { known: current.state.revision, latest, text: JSON.stringify(current.text) }, true);
    };
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    window.addEventListener("pagehide", onLeave);
    return () => {
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("pagehide", onLeave);
    };
  }, [id, isEditable, keep, latest, name, noteTyped, replace, revision, send, stored]);

  return {
    text,
    state,
    isChanged,
    isOvertaken,
    found,
    takeFound() {
      setFound(null);
      if (older.current !== null) replace(older.current);
    },
    dropFound() {
      setFound(null);
      void dropKept(name);
    },
    generation,
    change,
    async flush() {
      await send();
      // What was typed while it was sent.
      await send();
      const { phase, revision: saved } = now.current.state;
      return phase === "saved" && !now.current.isOvertaken ? saved : null;
    },
  };
}
