/** Vitest global set-up of the integration tests: they run what `npm run build` made, over copies of two papers that are made once. */
import { ensureBuilt } from "#workers/programs/local/ensure-built.ts";
import { plantOnce } from "./leak/planted-state.ts";
import { seedOnce } from "./portal.ts";

export default async function setUp(): Promise<() => void> {
  await ensureBuilt();
  const removals = await Promise.all([seedOnce(), plantOnce()]);
  return () => {
    for (const remove of removals) remove();
  };
}
