import { useEffect, useState } from "react";
import { announce } from "#app/islands/stores/announcement-store.ts";

/** What is done within this time needs no word: a text that comes and goes at once would only disturb. */
const LATE_MS = 400;

/** What a form that has been busy for a while says of it, to everybody; null before. */
export function useLate(isBusy: boolean, text: string): string | null {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => {
      setLate(true);
      announce(text);
    }, LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isBusy, text]);
  return isLate ? text : null;
}
