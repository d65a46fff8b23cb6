/**
 * What a page costs that nobody has asked for before: distinct addresses, one after the other, each once, kinds in turn, after 100 others; and
 * the front page after a change. Beside them pages of the same contents by Astro, which makes each anew, and an article's bytes from a bare pair of
 * Workers with a database. Computing time of a request over all processes, and of that the back end's process, which the database's simulator is a
 * part of; medians of blocks of eight.
 */
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { runnerImport } from "vite";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { listProcesses } from "#tests/support/process-time.ts";
import { findDemoArticle } from "./support/demo-article.ts";
import { median } from "./support/median.ts";
import { type Peer, startAstro, startBarePair } from "./support/peers.ts";
import { readThreadTime } from "./support/process-clock.ts";

const WARM_UP = 100;
const BLOCK = 8;
const BLOCKS = 12;
const CHANGES = 30;
const AGAIN = 40;

const { origin, pid, state, stop } = await startSeparatePortal();
const { backendOrigin, adminToken } = JSON.parse(readFileSync(join(state, "running.json"), "utf8")) as Record<string, string>;
/** `backend` is one of `all`; a server of one process has none. */
type Processes = { origin: string; all: readonly number[]; backend: number | undefined };
const product = findProcesses({ origin, pid });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const article = new URL(await findDemoArticle(origin)).pathname;
const read = async (path: string) => (await fetch(`${origin}${path}`)).text();
const html = { home: await read("/"), article: await read(article) };
const astro = await startPeer();
const pair = await startBarePair(html.article);
const peers: [string, Processes, string][] = [
  ["article, Astro", findProcesses(astro), "/artikel"],
  ["home, Astro", findProcesses(astro), "/"],
  ["article, bare pair", findProcesses(pair), "/"],
];

type Cost = { all: number; backend: number };
const costs = new Map<string, Cost[]>();

const posts = await listSitemap("posts-");
const words = [
  "berg",
  "see",
  "schule",
  "wahl",
  "brand",
  "konzert",
  "markt",
  "strom",
  "verein",
  "straße",
  "wetter",
  "schnee",
  "bahn",
];
const kinds: Record<string, string[]> = {
  article: posts.filter((_, index) => index % 2 === 0),
  list: await listSitemap("categories"),
  municipality: municipalities.map(({ slug }) => `/gemeinde/${slug}`),
  topic: await listSitemap("topics"),
  search: words.flatMap((word) => words.map((other) => `/suche?q=${encodeURIComponent(`${word} ${other}`)}`)),
  comments: posts.filter((_, index) => index % 2 === 1).map((path) => `${path}/kommentare`),
};

for (let round = 0, asked = 0; round < BLOCKS; round += 1) {
  for (const [kind, paths] of Object.entries(kinds)) {
    const block = paths.slice(round * BLOCK, (round + 1) * BLOCK);
    if (block.length < BLOCK) continue;
    const cost = await measure(block);
    asked += BLOCK;
    if (asked > WARM_UP) note(kind, cost);
  }
  for (const [kind, peer, path] of peers) {
    const cost = await measure(
      Array.from({ length: BLOCK }, (_, index) => `${path}?n=${round * BLOCK + index}`),
      peer,
    );
    if (round > WARM_UP / BLOCK / 2) note(kind, cost);
  }
}
for (let change = 0; change < CHANGES; change += 1) {
  await write(change);
  await rest(30);
  note("home after a change of it", await measure(["/"]));
}
for (const [kind, path] of [
  ["home, from memory", "/"],
  ["article, from memory", article],
] as const)
  for (let index = 0; index < AGAIN; index += 1) note(kind, await measure(Array.from({ length: BLOCK }, () => path)));

print("", "requests", "all ms", "back end");
for (const [kind, all] of costs) {
  const requests = all.length * (kind.includes("change") ? 1 : BLOCK);
  print(kind, String(requests), ...(["all", "backend"] as const).map((part) => median(all.map((cost) => cost[part])).toFixed(2)));
}
agent.destroy();
await Promise.all([stop(), astro.stop(), pair.stop()]);

function print(name: string, ...columns: string[]): void {
  process.stdout.write(`${name.padEnd(30)}${columns.map((text) => text.padStart(10)).join("")}\n`);
}

function note(kind: string, cost: Cost): void {
  costs.set(kind, [...(costs.get(kind) ?? []), cost]);
}

/** The share of each of some requests, one after the other, in what they and what follows them cost. */
async function measure(paths: string[], processes: Processes = product): Promise<Cost> {
  const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + readThreadTime(pid), 0);
  const readTimes = () => ({
    all: sum(processes.all),
    backend: processes.backend === undefined ? 0 : readThreadTime(processes.backend),
  });
  const before = readTimes();
  for (const path of paths) {
    const status = await ask(`${processes.origin}${path}`);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
  await rest(8);
  const after = readTimes();
  return { all: (after.all - before.all) / paths.length, backend: (after.backend - before.backend) / paths.length };
}

/** Of a portal, of a pair, or of a server of one process. */
function findProcesses({ origin, pid }: Pick<Peer, "origin" | "pid">): Processes {
  const runtimes = listProcesses(pid, "workerd").sort((one, other) => one - other);
  // The back end's is started first.
  return { origin, all: [pid, ...runtimes], backend: runtimes[0] };
}

function ask(address: string): Promise<number> {
  const headers = { "accept-encoding": "br", "user-agent": "Mozilla/5.0" };
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    }).on("error", reject);
  });
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** With the contents of the front page and of the demo's long article. */
async function startPeer() {
  // By Vite: among the view models there is JSX, which Node alone does not read.
  const { module } = await runnerImport<typeof import("./support/page-contents.ts")>("./tests/bench/support/page-contents.ts", {
    configFile: false,
  });
  return startAstro(await module.readContents(origin, article, html));
}

async function listSitemap(name: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]*\/sitemaps\/([^<]*))<\/loc>/g)].filter(([, , file]) => file?.startsWith(name));
  const texts = await Promise.all(files.map(async ([, address]) => (await fetch(String(address))).text()));
  return texts.flatMap((text) =>
    [...text.matchAll(/<url><loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname),
  );
}

/** A new post, which stands on the front page. */
async function write(change: number): Promise<void> {
  const date = new Date(Date.now() - 1000).toISOString();
  const categories = [{ slug: "politik", title: "Politik" }];
  const blocks = [{ kind: "paragraph", html: "Ein Absatz." }];
  const name = { source: `own:versuch-${change}`, slug: "versuch", title: `Versuch ${change}` };
  const record = { kind: "post", ...name, date, modified: date, front: true, blocks, categories };
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" };
  const body = JSON.stringify({ records: [record] });
  const response = await fetch(`${backendOrigin}/admin/content`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`The change is answered with ${response.status}: ${await response.text()}`);
}
