import { useCallback, useEffect, useRef, useState } from "react";
import type { DeskText } from "#shared/content/desk-text.ts";
import { dropKept, type KeptText } from "./desk-store.client.ts";
import { type SaveState, startSaving } from "./save-state.ts";
import { keepPlace, leavePlace, saveText } from "./send-desk.client.ts";
import { withTypedEarly } from "./typed-early.ts";
import { type TypedText, useTypedText } from "./use-typed-text.ts";

const headFields = ["kicker", "title", "lead", "searchTitle", "description", "label", "slug"] as const;

const HEARTBEAT_MS = 15_000;
/** Until then the word that the same window left its former page has come. */
const LEFT_MS = 2000;
/** A window in which nobody has written for so long keeps the place no longer than until somebody else wants it. */
const IDLE_MS = 60_000;

export type Saving = Pick<TypedText<DeskText>, "text" | "generation" | "change" | "flush"> & {
  state: SaveState;
  /** Said once: what was found in this browser. */
  found: "restored" | "kept" | null;
  takeOver: () => Promise<void>;
};

type Given = {
  id: number;
  revision: number;
  text: DeskText;
  /** What stands in the form, where it was sent without script and not saved. */
  typed: DeskText | null;
  isEditable: boolean;
};

/** A post that is saved as it is typed, by one window at a time. */
export function useSaving({ id, revision, text: first, typed, isEditable }: Given): Saving {
  const [found, setFound] = useState<Saving["found"]>(null);
  const now = useRef({ text: first, state: startSaving(revision), window: "", activeAt: 0, isTakingOver: false });
  const save = useCallback(
    (sent: KeptText, isLeaving = false) => {
      const { window, isTakingOver } = now.current;
      return saveText(id, { ...sent, window, leaves: isLeaving && !isTakingOver }, isLeaving);
    },
    [id],
  );
  const begin = () => withTypedEarly(typed ?? first, headFields);
  const { text, state, generation, flush, noteTyped, takeKept, tell, ...typing } = useTypedText({
    name: id,
    revision,
    begin,
    save,
  });
  now.current.text = text;
  now.current.state = state;

  const change = useCallback(
    (part: Partial<DeskText>) => {
      now.current.activeAt = Date.now();
      typing.change(part);
    },
    [typing.change],
  );

  const meet = useCallback(async () => {
    const isActive = Date.now() - now.current.activeAt < IDLE_MS;
    const presence = await keepPlace(id, { window: now.current.window, wants: isEditable && isActive });
    if (presence === null) return;
    // What was sent as the former page was left came after this one, or others went on and have left: here stands an older text.
    const { phase, revision: seen } = now.current.state;
    if (presence.isWriting && presence.revision > seen && phase === "saved") location.reload();
    else tell({ type: "present", presence });
  }, [id, isEditable, tell]);

  useEffect(() => {
    const { current } = now;
    current.window = takeWindowName();
    current.activeAt = Date.now();
    if (current.text !== first) noteTyped();
    const look = async () => {
      await meet();
      const kept = isEditable ? await takeKept() : null;
      if (kept === "restored") setFound("restored");
      if (kept === null || kept === "restored") return;
      // Others have gone on: the back end keeps it as a version.
      const { late, revision: saved } = await save(kept);
      if (late === null && saved === null) return;
      // Saved as its page was left, it is what stands here.
      if (late !== null) setFound("kept");
      await dropKept(id);
    };
    void look();
    const second = window.setTimeout(() => void meet(), LEFT_MS);
    const heartbeat = window.setInterval(() => void meet(), HEARTBEAT_MS);
    const again = () => void meet();
    const onVisible = () => {
      if (document.visibilityState === "visible") again();
    };
    const onLeave = () => {
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
  }, [first, id, isEditable, meet, noteTyped, save, takeKept]);

  return {
    text,
    state,
    found,
    generation,
    change,
    flush,
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
