/**
 * Exact counts (decision 62): one Durable Object per subject, so that simultaneous calls are counted one after the other, and
 * unrelated subjects do not wait for each other. It keeps nothing in memory; a count deletes itself when its window is over.
 */
import { DurableObject } from "cloudflare:workers";
import { type Count, giveBack, type Limit, type Taken, take, takeAfterWait, toCurrent, type Waits } from "./count.ts";

const KEY = "count";

/** `forgetAt`, in seconds: the end of the window. */
type Kept = { count: Count; forgetAt: number };

/** The caller passes the time, in seconds since 1970. An answer is sent after its count is on disk. */
export class Counter extends DurableObject {
  /** Takes one of a limit; an `item` that was taken before is taken again without being counted. */
  async take(limit: Limit, now: number, item: number | null = null): Promise<Taken> {
    return this.keep(limit.windowS, (kept) => take(kept, limit, now, item));
  }

  /** Takes one that may have to wait. */
  async takeAfterWait(waits: Waits, now: number): Promise<Taken> {
    return this.keep(waits.windowS, (kept) => takeAfterWait(kept, waits, now));
  }

  /** The count as it stands; null when nothing was taken in the window. Changes nothing. */
  async peek(windowS: number, now: number): Promise<Count | null> {
    return toCurrent(this.read()?.count ?? null, windowS, now);
  }

  /** Takes back one that was not used. */
  async giveBack(): Promise<void> {
    const kept = this.read();
    if (kept !== null) this.ctx.storage.kv.put(KEY, { ...kept, count: giveBack(kept.count) });
  }

  /** Deletes the count, as if nothing had ever been taken. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    const forgetAtMs = (this.read()?.forgetAt ?? 0) * 1000;
    if (forgetAtMs <= Date.now()) await this.ctx.storage.deleteAll();
    else await this.ctx.storage.setAlarm(forgetAtMs);
  }

  private async keep(windowS: number, change: (kept: Count | null) => Taken): Promise<Taken> {
    const { storage } = this.ctx;
    const alarm = await storage.getAlarm();
    // From here to the last write nothing is awaited: all is one transaction.
    const taken = change(this.read()?.count ?? null);
    const { isTaken, ...count } = taken;
    if (!isTaken) return taken;
    const forgetAt = count.startedAt + windowS;
    storage.kv.put<Kept>(KEY, { count, forgetAt });
    if (alarm === null) await storage.setAlarm(forgetAt * 1000);
    return taken;
  }

  private read(): Kept | null {
    return this.ctx.storage.kv.get<Kept>(KEY) ?? null;
  }
}
