import type { FormEvent } from "react";

export const UNSAVED = "Noch ist nicht alles gespeichert, und es ist nichts geschehen. Warte, bis „Gespeichert“ dasteht.";

/** Sends a form once what is typed is saved, with the revision that stands then; where it cannot be saved nothing is sent. */
export function submitSaved(event: FormEvent<HTMLFormElement>, flush: () => Promise<number | null>, onUnsaved: () => void): void {
  event.preventDefault();
  const target = event.currentTarget;
  void flush().then((saved) => {
    if (saved === null) return onUnsaved();
    const known = target.elements.namedItem("known");
    if (known instanceof HTMLInputElement) known.value = String(saved);
    target.submit();
  });
}
