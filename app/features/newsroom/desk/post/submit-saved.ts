import type { FormEvent } from "react";

const UNSAVED = "Noch ist nicht alles gespeichert, und es ist nichts geschehen. Warte, bis „Gespeichert“ dasteht.";
const LOST = "Keine Verbindung: Es ist nichts geschehen, und dein Text ist noch da. Versuch es noch einmal.";
const TIMEOUT_MS = 5000;

/**
 * Sends a form once what is typed is saved, with the revision that stands then. Where that cannot be, or nobody answers, nothing is sent:
 * the browser would show a page of its own in the place of the text.
 */
export function submitSaved(
  event: FormEvent<HTMLFormElement>,
  flush: () => Promise<number | null>,
  onFailure: (message: string) => void,
): void {
  event.preventDefault();
  const target = event.currentTarget;
  const send = async () => {
    const saved = await flush();
    if (saved === null) return onFailure(UNSAVED);
    if (!(await isAnswered())) return onFailure(LOST);
    const known = target.elements.namedItem("known");
    if (known instanceof HTMLInputElement) known.value = String(saved);
    target.submit();
  };
  void send();
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
