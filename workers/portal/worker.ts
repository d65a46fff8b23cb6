/** The portal's Worker: what the platform calls. */
import { WorkerEntrypoint } from "cloudflare:workers";
import portal from "./portal.ts";
import { readPageCache } from "./steps/answer-shared.ts";
import { type PortalBindings, readEnvironment } from "./steps/open-request.ts";

export default portal;

export { Counter } from "#workers/counter/counter.ts";

/** What the embedded back end calls when content has changed, on one machine (decision 7). */
export class PageCacheEntrypoint extends WorkerEntrypoint<PortalBindings> {
  purge(tags: string[]): void {
    readPageCache(readEnvironment(this.env))?.purge(tags);
  }
}
