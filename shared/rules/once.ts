/** The value that `make` gives, made when it is first asked for: for what an isolate's first page does without (decision 112). */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
