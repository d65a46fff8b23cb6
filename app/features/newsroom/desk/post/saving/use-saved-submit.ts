import { type FormEvent, useRef, useState } from "react";
import type { FormFrameProps } from "#app/components/form/form-frame.tsx";

const UNSAVED = "Noch ist nicht alles gespeichert, und es ist nichts geschehen. Warte, bis „Gespeichert“ dasteht.";
const LOST = "Keine Verbindung: Es ist nichts geschehen, und dein Text ist noch da. Versuch es noch einmal.";
const TIMEOUT_MS = 5000;

export type SavedSubmit = {
  /** Why the last step was not taken. */
  failure: string | null;
  /** What the form of a step has besides. */
  toProps: (intent: string) => Pick<FormFrameProps, "isBusy" | "onSubmit">;
};

/**
 * Sends the form of a step once what is typed is saved, with the revision that stands then, and one of them at a time. Where that cannot
 * be, or nobody answers, nothing is sent: the browser would show a page of its own in the place of the text. `flush` is null until there
 * is a script, and where nothing may be typed: then forms go their plain way.
 */
export function useSavedSubmit(flush: (() => Promise<number | null>) | null): SavedSubmit {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  // A second press comes before the page is drawn again.
  const isBusy = useRef(false);
  async function submit(target: HTMLFormElement, save: () => Promise<number | null>): Promise<string | null> {
    const saved = await save();
    if (saved === null) return UNSAVED;
    if (!(await isAnswered())) return LOST;
    const known = target.elements.namedItem("known");
    if (known instanceof HTMLInputElement) known.value = String(saved);
    target.submit();
    // The page that comes may be late, or be stopped.
    await new Promise((resolve) => window.setTimeout(resolve, TIMEOUT_MS));
    return null;
  }
  const toProps: SavedSubmit["toProps"] = (intent) => {
    if (flush === null) return {};
    const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      setBusy(intent);
      setFailure(null);
      setFailure(
        await submit(event.currentTarget, flush).finally(() => {
          isBusy.current = false;
          setBusy(null);
        }),
      );
    };
    return { isBusy: busy === intent, onSubmit: (event) => void onSubmit(event) };
  };
  return { failure, toProps };
}

/** Whether there is a line at this moment. */
async function isAnswered(): Promise<boolean> {
  try {
    return (await fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) })).ok;
  } catch {
    // No line, or one that is too slow: whoever pressed is told.
    return false;
  }
}
