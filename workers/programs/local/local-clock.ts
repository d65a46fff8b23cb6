/** The cron trigger on one machine: nothing else calls it here. */
import type { Miniflare } from "miniflare";

/** As in the back end's wrangler.toml. */
const CRON = "*/10 * * * *";
const PERIOD_MS = 10 * 60 * 1000;
const EACH_MINUTE = "* * * * *";
const MINUTE_MS = 60 * 1000;

type Scheduled = { scheduled: (options: { cron: string }) => Promise<{ outcome: string }> };

/** Says the back end that the process has just started: the queue is empty (backend.ts). */
const START = "@start";

/** Runs the clock at once and then every ten minutes, posts whose hour has come every minute, until `stop`. A run that fails is reported and the next one comes. */
export function startLocalClock(workers: Miniflare, workerName: string, log: (line: string) => void): { stop: () => void } {
  async function tick(cron: string): Promise<void> {
    try {
      const worker = (await workers.getWorker(workerName)) as unknown as Scheduled;
      const { outcome } = await worker.scheduled({ cron });
      if (outcome !== "ok") log(`The scheduled run ended with "${outcome}"`);
    } catch (error) {
      log(`The scheduled run failed: ${String(error)}`);
    }
  }
  void tick(START);
  const timer = setInterval(() => void tick(CRON), PERIOD_MS);
  const minutes = setInterval(() => void tick(EACH_MINUTE), MINUTE_MS);
  return {
    stop() {
      clearInterval(timer);
      clearInterval(minutes);
    },
  };
}
