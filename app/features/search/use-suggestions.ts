import { useEffect, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { fetchSuggestions } from "./fetch-suggestions.client.ts";
import type { Suggestion } from "./suggestion.ts";

/** Whoever types on within this time is not asked for what they had typed before. */
const PAUSE_MS = 150;

/** Suggestions for what is typed; null asks for none. What was overtaken is broken off. */
export function useSuggestions(typed: string | null): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([]);
  useEffect(() => {
    if (typed === null) {
      setFound([]);
      return;
    }
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setFound(await fetchSuggestions(typed, overtaken.signal));
      } catch (error) {
        if (overtaken.signal.aborted) return;
        // The form works without.
        logError("The suggestions could not be loaded", error);
        setFound([]);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [typed]);
  return found;
}
