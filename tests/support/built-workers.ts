/** Vitest global set-up of the integration tests: they run what `npm run build` made. */
import { ensureBuilt } from "#workers/local/ensure-built.ts";

export default ensureBuilt;
