/** For tests: what a request costs the runtimes that this process has started: computing time and memory, which no other process changes. */
import type { Answer } from "#tests/support/edge/ask.ts";
import { listProcesses, readHeldMemory, readProcessTime, resetPeakMemory } from "#tests/support/process-time.ts";

export type Cost = {
  status: number;
  bytes: number;
  /** Milliseconds of computing time, in all threads. */
  computed: number;
  /** Bytes that were held at some moment beyond what was held before. */
  held: number;
};

/** Beyond a page's, each (docs/limits.md). */
export const MAX_COMPUTED_MS = 150;
export const MAX_HELD = 32 * 1024 * 1024;
export const MAX_LONGER = 100_000;

const listRuntimes = () => listProcesses(process.pid, "workerd");

export async function measureCost(act: () => Promise<Answer | null>): Promise<Cost> {
  const runtimes = listRuntimes();
  const readTime = () => runtimes.reduce((sum, pid) => sum + readProcessTime(pid), 0);
  const before = runtimes.map((pid) => readHeldMemory(pid).now);
  for (const pid of runtimes) resetPeakMemory(pid);
  const started = readTime();
  const answer = await act();
  const held = runtimes.reduce((sum, pid, index) => sum + readHeldMemory(pid).peak - (before[index] ?? 0), 0);
  return { status: answer?.status ?? 0, bytes: answer?.bytes.length ?? 0, computed: readTime() - started, held };
}

/** A runtime may tidy up, or compile, while it answers: what a request computes by itself it computes each time. */
const TRIES = 4;

type Asked = { cost: Cost; isDear: boolean; isLarge: boolean };

/**
 * The cost of a request of which each try is the same. Memory counts of the first try alone: a runtime keeps for a while what it held once, so
 * that a second try would seem to take nothing.
 */
export async function askAgain(act: () => Promise<Answer | null>, plain: Cost): Promise<Asked> {
  const cost = await measureCost(act);
  const isDear = ({ computed, bytes, status }: Cost) =>
    computed > plain.computed + MAX_COMPUTED_MS || bytes > plain.bytes + MAX_LONGER || status >= 500;
  let last = cost;
  for (let attempt = 1; attempt < TRIES && isDear(last); attempt += 1) last = await measureCost(act);
  return { cost: { ...last, held: cost.held }, isDear: isDear(last), isLarge: cost.held > plain.held + MAX_HELD };
}
