/**
 * Many readers of one live ticker on this machine: the time from the newsroom's write to its acknowledgement, to the first and to the
 * last reader; the memory that the readers cost; and how long it takes until all are back after the portal was killed.
 */
import { startSeparatePortal } from "#tests/support/portal.ts";
import { readProcessMemory } from "#tests/support/process-time.ts";
import { openNewsroom } from "#tests/support/ticker/newsroom.ts";
import { readTicker, type TickerReader } from "#tests/support/ticker/ticker-reader.ts";

const READERS = 2000;
const ENTRIES = 15;
/** Websockets that are being opened at a time. */
const WIDTH = 50;
const SLUG = "liveticker-fuechse-gegen-steinboecke";

let portal = await startSeparatePortal({ mayBeKilled: true });
let newsroom = openNewsroom(portal);
const id = await newsroom.find(SLUG);

/** Who hears an entry, and when. */
const heard = new Map<string, number[]>();

function note(entries: readonly { id: string }[]): void {
  const now = performance.now();
  for (const entry of entries) heard.set(entry.id, [...(heard.get(entry.id) ?? []), now]);
}

async function openAll(since: string | null): Promise<TickerReader[]> {
  const readers: TickerReader[] = [];
  let next = 0;
  async function openOnAndOn(): Promise<void> {
    for (let index = next++; index < READERS; index = next++) {
      readers.push(await readTicker(portal.origin, id, { since, onChange: ({ entries }) => note(entries) }));
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, openOnAndOn));
  return readers;
}

async function until(check: () => boolean): Promise<void> {
  for (const end = Date.now() + 60_000; !check(); ) {
    if (Date.now() > end) throw new Error("Not all readers heard of it within a minute");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const before = readProcessMemory(portal.pid);
const opening = performance.now();
// Entries that are there already are no news.
let readers = await openAll(new Date().toISOString());
const opened = performance.now() - opening;
const memory = readProcessMemory(portal.pid) - before;
print(
  `${READERS} readers came`,
  `in ${(opened / 1000).toFixed(1)} s`,
  `${(memory / READERS / 1000).toFixed(0)} kB each in all processes`,
);

const times = { acknowledged: [] as number[], first: [] as number[], last: [] as number[] };
for (let index = 0; index < ENTRIES; index += 1) {
  const entry = `bench-${index}`;
  const begun = performance.now();
  await newsroom.save(id, {
    id: entry,
    title: "Tor!",
    html: "<p>Ein Eintrag, wie ihn jemand in der Halle schreibt: zwei Sätze. Mehr nicht.</p>",
  });
  times.acknowledged.push(performance.now() - begun);
  await until(() => heard.get(entry)?.length === READERS);
  const moments = heard.get(entry) ?? [];
  times.first.push(Math.min(...moments) - begun);
  times.last.push(Math.max(...moments) - begun);
}
for (const [name, values] of Object.entries(times)) print(name, `median ${toMs(values, 0.5)}`, `worst ${toMs(values, 1)}`);
print("memory after that", `${((readProcessMemory(portal.pid) - before) / READERS / 1000).toFixed(0)} kB each in all processes`);

const cursor = readers[0]?.changes.at(-1)?.cursor ?? null;
await newsroom.save(id, { id: "missed", html: "x" });
await portal.kill();
await Promise.all(readers.map(({ closed }) => closed));
heard.clear();
portal = await startSeparatePortal({ mayBeKilled: true, state: portal.state });
newsroom = openNewsroom(portal);
const returning = performance.now();
readers = await openAll(cursor);
if (heard.get("missed")?.length !== READERS) throw new Error("Not everybody caught up");
print(
  "after kill -9 all had caught up",
  `in ${((performance.now() - returning) / 1000).toFixed(1)} s from the start on, ${WIDTH} at a time`,
);
for (const reader of readers) reader.close();
await portal.stop();
process.exit(0);

function toMs(values: readonly number[], share: number): string {
  const sorted = [...values].sort((one, other) => one - other);
  return `${(sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0)} ms`;
}

function print(...words: string[]): void {
  process.stdout.write(`${words.join(", ")}\n`);
}
