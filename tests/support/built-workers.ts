/** Vitest global set-up of the integration tests: they run what `npm run build` made, over copies of one seeded paper. */
import { ensureBuilt } from "#workers/programs/local/ensure-built.ts";
import { seedOnce } from "./portal.ts";

export default async function setUp(): Promise<() => void> {
  await ensureBuilt();
  return seedOnce();
}
