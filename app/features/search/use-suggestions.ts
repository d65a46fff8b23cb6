import { useEffect, useState } from "react";
import { logError } from "#app/browser/log.ts";
import { fetchSuggestions } from "./fetch-suggestions.client.ts";
import type { Suggestion } from "./suggestion.ts";

/** When the reader types on within this time, no suggestions are fetched for the text before. */
const PAUSE_MS = 150;

/** Suggestions for the typed text; null asks for none. An outdated request is aborted. */
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
        // The form works without them.
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
