import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { DeskText } from "#shared/content/desk-text.ts";
import { dropKept, keepText, readKept } from "./desk-store.client.ts";
import { followSaving, KEEP_MS, LATEST_MS, PAUSE_MS, type SaveState, startSaving, toRetryDelay } from "./save-state.ts";
import { keepPlace, leavePlace, saveText } from "./send-desk.client.ts";
import { withTypedEarly } from "./typed-early.ts";

const headFields = ["kicker", "title", "lead", "searchTitle", "description", "label", "slug"] as const;

const HEARTBEAT_MS = 15_000;
/** Until then the word that the same window left its former page has come. */
const LEFT_MS = 2000;
/** A window in which nobody has written for so long keeps the place no longer than until somebody else wants it. */
const IDLE_MS = 60_000;

export type Saving = {
  text: DeskText;
  state: SaveState;
  /** Said once: what was found in this browser. */
  found: "restored" | "kept" | null;
  /** Grows when the text is another one than was typed: the editor starts anew. */
  generation: number;
  change: (part: Partial<DeskText>) => void;
  /** Saves what is not saved yet; the revision that stands then, null where it could not be. */
  flush: () => Promise<number | null>;
  takeOver: () => Promise<void>;
};

/** A text that is saved as it is typed, by one window at a time. Without a line it stays in the browser. */
export function useSaving({
  id,
  revision,
  text: first,
  typed,
  isEditable,
}: {
  id: number;
  revision: number;
  text: DeskText;
  /** What stands in the form, where it was sent without script and not saved. */
  typed: DeskText | null;
  isEditable: boolean;
}): Saving {
  const [text, setText] = useState(() => withTypedEarly(typed ?? first, headFields));
  const [generation, setGeneration] = useState(0);
  const [found, setFound] = useState<Saving["found"]>(null);
  const [state, dispatch] = useReducer(followSaving, revision, startSaving);
  const now = useRef({
    text,
    state,
    window: "",
    isSending: null as Promise<void> | null,
    typedAt: 0,
    activeAt: 0,
    isTyped: false,
    isTakingOver: false,
  });
  const timers = useRef<{ save?: number; keep?: number }>({});
  now.current.text = text;
  now.current.state = state;

  const send = useCallback(async (): Promise<void> => {
    window.clearTimeout(timers.current.save);
    const { current } = now;
    if (current.isSending !== null) return current.isSending;
    if (!current.isTyped || current.state.late !== null) return;
    const sent = current.text;
    current.typedAt = 0;
    dispatch({ type: "sending" });
    current.isSending = saveText(id, { known: current.state.revision, window: current.window, text: JSON.stringify(sent) })
      .then(async (answer) => {
        const isSame = current.text === sent;
        if (answer.revision !== null && isSame) {
          current.isTyped = false;
          await dropKept(id);
        }
        if (answer.late !== null) {
          current.isTyped = false;
          await dropKept(id);
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
  }, [id]);

  const noteTyped = useCallback(() => {
    const { current } = now;
    current.isTyped = true;
    current.activeAt = Date.now();
    dispatch({ type: "typed" });
    window.clearTimeout(timers.current.keep);
    timers.current.keep = window.setTimeout(() => {
      if (current.isTyped)
        void keepText(id, { known: current.state.revision, text: JSON.stringify(current.text), at: new Date().toISOString() });
    }, KEEP_MS);
    current.typedAt ||= Date.now();
    window.clearTimeout(timers.current.save);
    const rest = Math.max(0, current.typedAt + LATEST_MS - Date.now());
    timers.current.save = window.setTimeout(() => void send(), Math.min(PAUSE_MS, rest));
  }, [id, send]);

  const change = useCallback(
    (part: Partial<DeskText>) => {
      now.current.text = { ...now.current.text, ...part };
      setText(now.current.text);
      noteTyped();
    },
    [noteTyped],
  );

  const meet = useCallback(async () => {
    const isActive = Date.now() - now.current.activeAt < IDLE_MS;
    const presence = await keepPlace(id, { window: now.current.window, wants: isEditable && isActive });
    if (presence !== null) dispatch({ type: "present", presence });
  }, [id, isEditable]);

  useEffect(() => {
    const { current } = now;
    current.window = takeWindowName();
    current.activeAt = Date.now();
    if (current.text !== first) noteTyped();
    const begin = async () => {
      await meet();
      const kept = isEditable ? await readKept(id) : null;
      if (kept === null) return;
      if (kept.text === JSON.stringify(current.text)) return dropKept(id);
      if (kept.known === revision && !current.isTyped) {
        setFound("restored");
        current.text = JSON.parse(kept.text) as DeskText;
        setText(current.text);
        setGeneration((before) => before + 1);
        noteTyped();
        return;
      }
      // Others have gone on: the back end keeps it as a version.
      const { late, revision: saved } = await saveText(id, { known: kept.known, window: current.window, text: kept.text });
      if (late === null && saved === null) return;
      setFound("kept");
      await dropKept(id);
    };
    void begin();
    const second = window.setTimeout(() => void meet(), LEFT_MS);
    const heartbeat = window.setInterval(() => void meet(), HEARTBEAT_MS);
    const again = () => {
      void meet();
      void send();
    };
    const onVisible = () => {
      if (document.visibilityState === "visible") again();
      else void send();
    };
    const onLeave = () => {
      if (current.isTyped && current.state.late === null) {
        const sent = { known: current.state.revision, window: current.window, text: JSON.stringify(current.text) };
        void keepText(id, { known: sent.known, text: sent.text, at: new Date().toISOString() });
        void saveText(id, sent, true);
      }
      if (!current.isTakingOver) void leavePlace(id, current.window);
    };
    window.addEventListener("online", again);
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("pagehide", onLeave);
    return () => {
      window.clearTimeout(second);
      window.clearInterval(heartbeat);
      window.removeEventListener("online", again);
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("pagehide", onLeave);
    };
  }, [id, isEditable, meet, noteTyped, revision, send, first]);

  return {
    text,
    state,
    found,
    generation,
    change,
    async flush() {
      await send();
      // What was typed while it was sent.
      await send();
      const { phase, revision: saved, late } = now.current.state;
      return phase === "saved" && late === null ? saved : null;
    },
    async takeOver() {
      const presence = await keepPlace(id, { window: now.current.window, wants: isEditable, takesOver: true });
      // The other's text is what goes on: nothing may be typed upon this one.
      if (presence?.isWriting !== true) return;
      // The place is this window's: the other would have it again between two names.
      now.current.isTakingOver = true;
      history.replaceState({ ...history.state, deskWindow: now.current.window }, "");
      location.reload();
    },
  };
}

/** That of the window before the reload of a takeover, once; otherwise a new one. */
function takeWindowName(): string {
  const carried: unknown = (history.state as { deskWindow?: unknown } | null)?.deskWindow;
  if (typeof carried !== "string") return crypto.randomUUID();
  history.replaceState({ ...history.state, deskWindow: undefined }, "");
  return carried;
}
