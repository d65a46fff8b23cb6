import { useEffect, useState } from "react";
import { logError } from "#app/browser/log.ts";

/** What has come, null before; how often it did not come; a further try. */
export type LatePart<Part> = { part: Part | null; failures: number; again: () => void };

/**
 * A part in a chunk of its own, loaded once its reader needs it; `what` names it in the log. A browser may keep a chunk that did not come for as long as
 * the page stands, so that a second failure says: only a new page helps.
 */
export function useLatePart<Part>(load: () => Promise<Part>, what: string): LatePart<Part> {
  const [part, setPart] = useState<{ value: Part } | null>(null);
  const [tries, setTries] = useState(1);
  const [failures, setFailures] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads once
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value: Part | undefined) => {
        // Nothing, where the page is about to reload for it (browser/loading/reload-on-chunk-error.ts).
        if (isWanted && value !== undefined) setPart({ value });
      },
      (error: unknown) => {
        logError(`${what} did not load`, error);
        if (isWanted) setFailures(tries);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);
  return { part: part?.value ?? null, failures: failures < tries ? 0 : failures, again: () => setTries(tries + 1) };
}
