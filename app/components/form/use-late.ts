import { useEffect, useState } from "react";
import { announce } from "#app/islands/stores/announcement-store.ts";

/** What is done within this time needs no word: a text that comes and goes at once would only disturb. */
const LATE_MS = 400;
const WAITING = "Wird gesendet …";

/** What a form that has been busy for a while says of it, to everybody; null before. */
export function useLate(isBusy: boolean): string | null {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => {
      setLate(true);
      announce(WAITING);
    }, LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isBusy]);
  return isLate ? WAITING : null;
}
