/**
 * What a page costs that nobody has asked for before: distinct addresses, one after the other, each once, kinds in turn, after 100 others; and
 * the front page after a change. Computing time of each request over all processes, by process, from the scheduler; medians.
 */
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { municipalities } from "#app/domain/municipality/municipality.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { listProcesses } from "#tests/support/process-time.ts";
import { median } from "./support/median.ts";
import { readThreadTime } from "./support/process-clock.ts";

const WARM_UP = 100;
const BLOCK = 8;
const BLOCKS = 10;
const CHANGES = 30;

const { origin, pid, state, stop } = await startSeparatePortal({
  variables: process.env.BENCH_LOG === undefined ? {} : { LOG_SAMPLE: process.env.BENCH_LOG },
});
const { backendOrigin, adminToken } = JSON.parse(readFileSync(join(state, "running.json"), "utf8")) as Record<string, string>;
// The back end's is started first.
const [backend = 0, portal = 0] = listProcesses(pid, "workerd").sort((one, other) => one - other);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

type Cost = { portal: number; backend: number; starter: number };

async function ask(path: string): Promise<number> {
  const headers = { "accept-encoding": "br", "user-agent": "Mozilla/5.0" };
  return new Promise((resolve, reject) => {
    get(`${origin}${path}`, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    }).on("error", reject);
  });
}

const read = () => ({ portal: readThreadTime(portal), backend: readThreadTime(backend), starter: readThreadTime(pid) });
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Each of some requests, one after the other, and what follows them; null where all are lists that have fewer pages. */
async function measure(paths: string[]): Promise<Cost | null> {
  const before = read();
  let found = 0;
  for (const path of paths) {
    const status = await ask(path);
    if (status !== 200 && status !== 404) throw new Error(`${path} answers ${status}`);
    if (status === 200) found += 1;
  }
  await rest(8);
  const after = read();
  if (found < paths.length) return null;
  const share = (part: keyof Cost) => (after[part] - before[part]) / paths.length;
  return { portal: share("portal"), backend: share("backend"), starter: share("starter") };
}

const posts = await listSitemap("posts-");
const free = posts.filter((_, index) => index % 2 === 0);
const words =
  "berg see schule wahl brand unfall konzert markt strom preis verein straße wetter schnee bahn kind arzt film buch gemeinde".split(
    " ",
  );
const topics = await listSitemap("topics");
const categories = await listSitemap("categories");
const kinds: Record<string, string[]> = {
  article: free,
  list: [1, 2, 3, 4, 5].flatMap((page) => [...categories, ...topics].map((path) => `${path}/page/${page}`)),
  municipality: municipalities.map(({ slug }) => `/gemeinde/${slug}`),
  topic: topics,
  search: words.flatMap((word, index) =>
    words.slice(index + 1).map((other) => `/suche?q=${encodeURIComponent(`${word} ${other}`)}`),
  ),
  comments: posts.filter((_, index) => index % 2 === 1).map((path) => `${path}/kommentare`),
};

const costs = new Map<string, Cost[]>();
const queues = Object.fromEntries(Object.entries(kinds).map(([kind, paths]) => [kind, [...paths]]));
let asked = 0;
let round = 0;
while (round < BLOCKS) {
  round += 1;
  for (const [kind, queue] of Object.entries(queues)) {
    const paths = queue.splice(0, BLOCK);
    if (paths.length < BLOCK) continue;
    const cost = await measure(paths);
    asked += BLOCK;
    if (asked > WARM_UP) note(kind, cost);
  }
}
for (let change = 0; change < CHANGES; change += 1) {
  await write(change);
  await rest(30);
  note("front page after a change", await measure(["/"]));
}
const again = queues.article?.length ? (free[0] ?? "/") : "/";
for (const [name, path] of [
  ["home, kept", "/"],
  ["article, kept", again],
] as const)
  for (let index = 0; index < 40; index += 1) note(name, await measure(Array.from({ length: BLOCK }, () => path)));

process.stdout.write(
  `${"".padEnd(30)}${["pages", "all", "portal", "back end", "starter"].map((text) => text.padStart(10)).join("")}\n`,
);
for (const [kind, all] of costs) {
  const figures = (["portal", "backend", "starter"] as const).map((part) => median(all.map((cost) => cost[part])));
  const sum = median(all.map((cost) => cost.portal + cost.backend + cost.starter));
  const columns = [String(all.length), sum.toFixed(2), ...figures.map((figure) => figure.toFixed(2))];
  process.stdout.write(`${kind.padEnd(30)}${columns.map((text) => text.padStart(10)).join("")}\n`);
}
agent.destroy();
await stop();

function note(kind: string, cost: Cost | null): void {
  if (cost !== null) costs.set(kind, [...(costs.get(kind) ?? []), cost]);
}

async function listSitemap(name: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]*\/sitemaps\/([^<]*))<\/loc>/g)].filter(([, , file]) => file?.startsWith(name));
  const texts = await Promise.all(files.map(async ([, address]) => (await fetch(String(address))).text()));
  return texts.flatMap((text) =>
    [...text.matchAll(/<url><loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(String(address)).pathname),
  );
}

async function write(change: number): Promise<void> {
  const date = new Date(Date.now() - 1000).toISOString();
  const record = {
    kind: "post",
    source: `own:versuch-${change}`,
    slug: "versuch",
    title: `Versuch ${change}`,
    date,
    modified: date,
    front: true,
  };
  const blocks = [{ kind: "paragraph", html: "Ein Absatz." }];
  const body = JSON.stringify({ records: [{ ...record, blocks, categories: [{ slug: "politik", title: "Politik" }] }] });
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" };
  const response = await fetch(`${backendOrigin}/admin/content`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`The change is answered with ${response.status}: ${await response.text()}`);
}
