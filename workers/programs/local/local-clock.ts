/** The cron trigger on one machine: nothing else calls it here. */
import type { LocalWorkers } from "./local-workers.ts";

/** As in the back end's wrangler.toml. */
const CRON = "*/10 * * * *";
const PERIOD_MS = 10 * 60 * 1000;
const EACH_MINUTE = "* * * * *";
const MINUTE_MS = 60 * 1000;

/** Says the back end that its runtime has just started: the queue is empty (backend.ts). */
const START = "@start";

export type LocalClock = {
  /** Resolves when the first run is over, whatever came of it. */
  first: Promise<void>;
  /** For a runtime that has started anew: what was in its queue is lost, and given to it again. */
  restart: () => void;
  stop: () => void;
};

type Watch = {
  log: (line: string) => void;
  /** A runtime ended and does not start again. */
  onLost: (error: unknown) => void;
};

/**
 * Runs the clock at once and then every ten minutes, posts whose hour has come every minute, until `stop`. A run that fails is reported and the next one
 * comes. Each minute it looks whether the runtimes are there.
 */
export function startLocalClock(workers: Pick<LocalWorkers, "runClock" | "ready">, { log, onLost }: Watch): LocalClock {
  async function tick(cron: string): Promise<void> {
    try {
      const outcome = await workers.runClock(cron);
      if (outcome !== "ok") log(`The scheduled run ended with "${outcome}"`);
    } catch (error) {
      log(`The scheduled run failed: ${String(error)}`);
    }
  }
  async function eachMinute(): Promise<void> {
    await workers.ready().catch(onLost);
    await tick(EACH_MINUTE);
  }
  let first = Promise.resolve();
  function begin() {
    first = tick(START);
    const timers = [setInterval(() => void tick(CRON), PERIOD_MS), setInterval(() => void eachMinute(), MINUTE_MS)];
    return () => timers.forEach(clearInterval);
  }
  let end = begin();
  return {
    first,
    restart() {
      end();
      end = begin();
    },
    stop: () => end(),
  };
}
