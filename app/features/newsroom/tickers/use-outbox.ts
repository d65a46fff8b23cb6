import { useCallback, useEffect, useRef, useState } from "react";
import { type OutboxItem, toRetryDelay } from "./outbox.ts";
import { dropItem, keepItem, readItems } from "./outbox-store.client.ts";
import { sendOutbox } from "./send-outbox.client.ts";
import { shrinkPicture } from "./shrink-picture.client.ts";

export type Outbox = {
  /** Of this ticker, oldest first. */
  items: readonly OutboxItem[];
  /** Whether the last try failed temporarily. */
  isWaiting: boolean;
  isSignedOut: boolean;
  /** Keeps the form of an entry, and sends it as soon as possible. Resolves when it is kept. */
  add: (form: FormData) => Promise<void>;
  discard: (key: string) => Promise<void>;
  /** Tries now. */
  send: () => void;
};

/** What was written on this page and is not stored yet: kept over a reload, sent in order, and retried until it is answered. */
export function useOutbox(postId: number, onSent: () => void): Outbox {
  const [items, setItems] = useState<readonly OutboxItem[]>([]);
  const [state, setState] = useState<"idle" | "later" | "signed out">("idle");
  const failures = useRef(0);
  const timer = useRef<number | undefined>(undefined);
  const latest = useRef(onSent);
  latest.current = onSent;

  const show = useCallback(async () => {
    setItems((await readItems()).filter((item) => item.postId === postId));
  }, [postId]);
  const send = useCallback(async () => {
    window.clearTimeout(timer.current);
    const outcome = await sendOutbox();
    await show();
    failures.current = outcome === "later" ? failures.current + 1 : 0;
    setState(outcome === "sent" ? "idle" : outcome);
    if (outcome === "later") {
      // Another try may have ended meanwhile.
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void send(), toRetryDelay(failures.current));
    }
    if (outcome === "sent") latest.current();
  }, [show]);

  useEffect(() => {
    const now = () => void send();
    const onVisible = () => {
      if (document.visibilityState === "visible") now();
    };
    now();
    window.addEventListener("online", now);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      window.clearTimeout(timer.current);
      window.removeEventListener("online", now);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [send]);

  return {
    items,
    isWaiting: state === "later",
    isSignedOut: state === "signed out",
    send: () => void send(),
    async add(form) {
      const writtenAt = new Date().toISOString();
      const file = form.get("picture");
      const texts = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
      const fields = Object.fromEntries(texts);
      const picture = file instanceof File && file.size > 0 ? await shrinkPicture(file) : null;
      await keepItem({ key: `${writtenAt} ${fields.id}`, postId, writtenAt, fields, picture, refusal: null });
      await show();
      void send();
    },
    async discard(key) {
      await dropItem(key);
      await show();
    },
  };
}
