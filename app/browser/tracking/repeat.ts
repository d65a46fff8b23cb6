/**
 * Tries something until it succeeds: at once, then every `everyMs` milliseconds, `attempts` times in all. Resolves with whether it did;
 * with false when `signal` stops it, after which nothing is tried any more.
 */
export function repeat(
  attempt: () => boolean,
  { attempts, everyMs, signal }: { attempts: number; everyMs: number; signal: AbortSignal },
): Promise<boolean> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = attempts;
    function finish(isDone: boolean): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(isDone);
    }
    const stop = () => finish(false);
    function next(): void {
      left -= 1;
      if (attempt()) finish(true);
      else if (left <= 0) finish(false);
      else timer = setTimeout(next, everyMs);
    }
    if (signal.aborted) return resolve(false);
    signal.addEventListener("abort", stop);
    next();
  });
}
