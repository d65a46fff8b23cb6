/** Rejects with an `AbortError` when the promise does not settle in that time. What comes later counts for nothing. */
export function within<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException(`No answer within ${milliseconds} ms`, "AbortError"));
    const patience = setTimeout(late, milliseconds);
    promise.finally(() => clearTimeout(patience)).then(resolve, reject);
  });
}
