/** The part of node:async_hooks that this Worker uses (nodejs_compat); Node's own types would contradict the runtime's. */
declare module "node:async_hooks" {
  export class AsyncLocalStorage<Store> {
    getStore(): Store | undefined;
    run<Result>(store: Store, work: () => Result): Result;
  }
}
