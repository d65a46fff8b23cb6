/** A value that several islands share, and that plain script may read and write. */
export type Store<Value> = {
  read: () => Value;
  /** Calls `listener` after each change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
};

export type WritableStore<Value> = Store<Value> & { write: (value: Value) => void };

export function createStore<Value>(initial: Value): WritableStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
