/** Before each file of a shared runtime: nothing of the file before is stored, and after it nothing of its own is in place of a function or the clock. */
import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, vi } from "vitest";
import "./preload.ts";

/** What an earlier file left running may write once more while all is deleted. */
const TRIES = 5;

async function isEmpty(): Promise<boolean> {
  const table = await env.DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first();
  return table === null;
}

let tries = 0;
do {
  if (tries === TRIES) throw new Error("The database of an earlier file of tests is still there");
  await reset();
  tries += 1;
} while (!(await isEmpty()));

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
