import { useEffect, useState } from "react";
import { logError } from "#app/browser/log.ts";

/** `leaving`: the page is about to change, and the form stays busy. `unsent`: the browser has to post it. */
export type Sent = "done" | "leaving" | "unsent";

/** The one busy state of forms: sent by script once at a time, and posted by the browser where the script is at fault. */
export function useSending(name: string) {
  const [isBusy, setBusy] = useState(false);

  // Back from the next page, with the form as it was left.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  async function send(form: HTMLFormElement, act: () => Promise<Sent>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    let sent: Sent;
    try {
      sent = await act();
    } catch (error) {
      logError(`The form '${name}' is sent without script`, error);
      sent = "unsent";
    }
    if (sent === "unsent") HTMLFormElement.prototype.submit.call(form);
    if (sent === "done") setBusy(false);
  }

  return { isBusy, setBusy, send };
}
