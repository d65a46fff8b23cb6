/** The platform's own module, as far as the portal needs it: its types are written for a world without a browser's. */
declare module "cloudflare:workers" {
  import type { DurableObjectState } from "@cloudflare/workers-types";
  export abstract class DurableObject {
    protected ctx: DurableObjectState;
    constructor(ctx: DurableObjectState, env: unknown);
    alarm?(): Promise<void>;
  }
}
