/**
 * What a write costs: a new post and a changed one by the admin's endpoint, an entry of a live ticker by the newsroom. Computing time over all
 * processes, the simulator of the database included, and wall time to the acknowledgement; medians. Then what the front page, a list and an
 * article cost after a post that stands on none of them was changed.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { listProcesses } from "#tests/support/process-time.ts";
import { openNewsroom } from "#tests/support/ticker/newsroom.ts";
import { findDemoArticle } from "./support/demo-article.ts";
import { median } from "./support/median.ts";
import { readThreadTime } from "./support/process-clock.ts";

const WARM_UP = 15;
const ROUNDS = 40;
const SLUG = "liveticker-fuechse-gegen-steinboecke";

const { origin, pid, state, stop } = await startSeparatePortal();
const { backendOrigin, adminToken } = JSON.parse(readFileSync(join(state, "running.json"), "utf8")) as Record<string, string>;
// The back end's is started first.
const [backend = 0, portal = 0] = listProcesses(pid, "workerd").sort((one, other) => one - other);
const newsroom = openNewsroom({ origin, state });
const ticker = await newsroom.find(SLUG);
const article = await findDemoArticle(origin);

type Cost = { wall: number; backend: number; portal: number; starter: number };
const read = () => ({ portal: readThreadTime(portal), backend: readThreadTime(backend), starter: readThreadTime(pid) });
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const costs = new Map<string, Cost[]>();

async function measure(name: string, round: number, act: () => Promise<unknown>): Promise<void> {
  const before = read();
  const began = performance.now();
  await act();
  const wall = performance.now() - began;
  // What follows the answer.
  await rest(30);
  const after = read();
  if (round < WARM_UP) return;
  const cost = {
    wall,
    backend: after.backend - before.backend,
    portal: after.portal - before.portal,
    starter: after.starter - before.starter,
  };
  costs.set(name, [...(costs.get(name) ?? []), cost]);
}

async function save(number: number, title: string): Promise<void> {
  const date = new Date(Date.now() - 1000).toISOString();
  const html = `Ein Absatz mit <b>Wörtern</b>, wie ihn jemand schreibt, über den Rhein und die Gemeinde. ${"Noch ein Satz dazu. ".repeat(10)}`;
  const record = {
    kind: "post",
    source: `own:versuch-${number}`,
    // The front page lists every article, and no notice of a club.
    type: "nnp_clubs",
    front: false,
    slug: "versuch",
    title,
    date,
    modified: date,
    categories: [{ slug: "vereine", title: "Vereine" }],
    blocks: Array.from({ length: 12 }, () => ({ kind: "paragraph", html })),
  };
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" };
  const body = JSON.stringify({ records: [record] });
  const response = await fetch(`${backendOrigin}/admin/content`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`The post is answered with ${response.status}: ${await response.text()}`);
}

async function ask(address: string): Promise<void> {
  const response = await fetch(address, { headers: { "accept-encoding": "br" } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
}

const pages = { "front page": `${origin}/`, list: `${origin}/news/politik`, article };
// A portal that has just been seeded may still refuse what it cannot answer in time.
for (const address of Object.values(pages)) {
  for (
    let tries = 1;
    !(await ask(address).then(
      () => true,
      () => false,
    ));
    tries += 1
  ) {
    if (tries === 20) throw new Error(`${address} does not answer`);
    await rest(1000);
  }
}
for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
  await measure("new post", round, () => save(round, `Versuch ${round}`));
  await measure("changed post", round, () => save(round, `Versuch ${round}, geändert`));
  for (const [name, address] of Object.entries(pages)) await measure(`${name} after another post`, round, () => ask(address));
  const html = "<p>Ein Eintrag, wie ihn jemand in der Halle schreibt: zwei Sätze. Mehr nicht.</p>";
  await measure("ticker entry", round, () => newsroom.save(ticker, { id: `bench-${round}`, title: "Tor!", html }));
}
process.stdout.write(
  `${["", "all", "back end", "portal", "starter", "wall"].map((text, index) => (index === 0 ? text.padEnd(34) : text.padStart(10))).join("")}\n`,
);
for (const [name, all] of costs) {
  const figures = (["backend", "portal", "starter", "wall"] as const).map((part) => median(all.map((cost) => cost[part])));
  const sum = median(all.map((cost) => cost.portal + cost.backend + cost.starter));
  process.stdout.write(`${name.padEnd(34)}${[sum, ...figures].map((figure) => figure.toFixed(2).padStart(10)).join("")}\n`);
}
await stop();
