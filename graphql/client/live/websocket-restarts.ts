/**
 * Rules 4: after login and logout the websocket connection restarts. A connection listens here while it is
 * open; without one, as there may be no endpoint (rules 7.1), there is no listener.
 */
const listeners = new Set<() => void>();

/** Calls `listener` after each login and logout until the returned function is called. */
export function onAuthChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells every listener that the reader's token changed. Throws an AggregateError, after all were told, when some failed. */
export function notifyAuthChange(): void {
  const failures: unknown[] = [];
  for (const listener of [...listeners]) {
    try {
      listener();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "The websocket connection could not be restarted");
}
