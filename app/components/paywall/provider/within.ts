/** Rejects when the promise does not settle in that time. What comes later counts for nothing. */
export function within<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
    promise.finally(() => clearTimeout(patience)).then(resolve, reject);
  });
}
