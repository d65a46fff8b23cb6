/** The part of the platform's module that the portal uses; its whole types would replace those of the browser, which `app` needs. */
declare module "cloudflare:workers" {
  import type { DurableObjectState } from "@cloudflare/workers-types";
  export abstract class WorkerEntrypoint<Bindings> {
    protected readonly env: Bindings;
    protected readonly ctx: { waitUntil: (work: Promise<unknown>) => void };
  }
  export abstract class DurableObject {
    protected ctx: DurableObjectState;
    constructor(ctx: DurableObjectState, env: unknown);
    alarm?(): Promise<void>;
  }
}
