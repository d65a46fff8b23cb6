/** Who listens to what: `tp.push(["addHandler", event, fn])`. */
const handlers = new Map();

export function addHandler(event, handler) {
  handlers.set(event, [...(handlers.get(event) ?? []), handler]);
}

/** False when a handler returned that. A handler that fails does not keep others from hearing. */
export function emit(event, params) {
  let result = true;
  for (const handler of handlers.get(event) ?? []) {
    try {
      if (handler(params) === false) result = false;
    } catch (error) {
      reportError(error);
    }
  }
  return result;
}
