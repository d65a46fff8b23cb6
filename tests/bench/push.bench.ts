/**
 * A breaking line to 100,000 devices, through the queue to the stand-in of the push services on the same machine: whether each got it once, how
 * long it took, and what the Workers computed for a notice. The stand-in decrypts and checks each in the process that starts both, which is
 * told apart by the process table.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { listProcesses, readProcessTime } from "#tests/support/process-time.ts";

const DEVICES = Number(process.env.DEVICES ?? 100_000);
const HOUR_S = 3600;

const { pid, state, stop } = await startSeparatePortal();
const { pushOrigin } = JSON.parse(readFileSync(join(state, "running.json"), "utf8")) as { pushOrigin: string };
const { vapidPublicKey } = JSON.parse(readFileSync(join(state, "secrets.json"), "utf8")) as { vapidPublicKey: string };
const workers = listProcesses(pid, "workerd");
const readWorkers = () => workers.reduce((sum, worker) => sum + readProcessTime(worker), 0);

type Given = { endpoint: string; keys: { p256dh: string; auth: string } };
const answer = await fetch(`${pushOrigin}/subscribe`, {
  method: "POST",
  body: JSON.stringify({ key: vapidPublicKey, count: DEVICES }),
});
const devices = (await answer.json()) as Given[];
const database = openDatabase();
const now = Math.floor(Date.now() / 1000);
database.exec("BEGIN IMMEDIATE");
const device = database.prepare(
  "INSERT INTO push_devices (endpoint_digest, endpoint, p256dh, auth, name, created_at) VALUES (?, ?, ?, ?, '', ?) RETURNING id",
);
const subject = database.prepare("INSERT INTO push_subjects (kind, key, device_id) VALUES ('breaking', '', ?)");
for (const { endpoint, keys } of devices) {
  const { id } = device.get(endpoint, endpoint, keys.p256dh, keys.auth, now) as { id: number };
  subject.run(id);
}
database.exec("COMMIT");

const atRest = await readRest();
database.exec(`INSERT INTO breaking_lines (revision, text, link, set_at, ends_at) VALUES (1, 'Zur Messung', '/', ${now}, ${now + 4 * HOUR_S});
  INSERT INTO push_messages (kind, item, audience, created_at, sends_until)
  SELECT 'breaking', id, '[{"kind":"breaking","key":""}]', ${now}, ends_at FROM breaking_lines`);
const before = readWorkers();
const received = () => fetch(`${pushOrigin}/count`).then((reply) => reply.json() as Promise<{ all: number; each: number }>);
let first: number | null = null;
let last = { all: 0, each: 0 };
for (let still = 0; still < 90; ) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const count = await received();
  if (first === null && count.all > 0) first = performance.now();
  still = count.all === last.all && count.all > 0 ? still + 1 : 0;
  last = count;
  if (count.each === DEVICES) break;
}
const seconds = (performance.now() - (first ?? 0)) / 1000;
const computed = readWorkers() - before - atRest * seconds;
const { sent, gone, failed } = database.prepare("SELECT sent, gone, failed FROM push_messages").get() as Record<string, number>;
process.stdout.write(
  `${[
    `${DEVICES} devices: ${last.all} notices arrived, at ${last.each} devices`,
    `sent ${sent}, gone ${gone}, failed ${failed}`,
    `${seconds.toFixed(0)} s from the first to the last, ${(DEVICES / seconds).toFixed(0)} a second`,
    `${(computed / DEVICES).toFixed(2)} ms computed by the Workers for a notice`,
  ].join("\n")}\n`,
);
database.close();
await stop();
if (last.all !== DEVICES || last.each !== DEVICES) process.exitCode = 1;

/** What the Workers compute in a second with nothing to do. */
async function readRest(): Promise<number> {
  const start = readWorkers();
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  return (readWorkers() - start) / 10;
}

function openDatabase(): DatabaseSync {
  for (const path of globSync("**/*.sqlite", { cwd: state })) {
    const found = new DatabaseSync(join(state, path), { timeout: 30_000 });
    if (found.prepare("SELECT 1 FROM sqlite_master WHERE name = 'push_devices'").get() !== undefined) return found;
    found.close();
  }
  throw new Error("The paper's database was not found");
}
