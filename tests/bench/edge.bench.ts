/**
 * What a page costs at the edge, kept and not kept, beside a bare Worker, a fixed file and an Astro page of the same content: computing
 * time a request over all processes of each, from the process table. Rounds are interleaved, figures are medians.
 */
import { runnerImport } from "vite";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { findDemoArticle } from "./support/demo-article.ts";
import { type Load, load } from "./support/load.ts";
import { median } from "./support/median.ts";
import { startAstro, startBareWorker } from "./support/peers.ts";

const ROUNDS = 7;
const KEPT_REQUESTS = 4000;
const RENDERED_REQUESTS = 240;

// With the log that an operator has who sets nothing.
const kept = await startSeparatePortal({ variables: { LOG_SAMPLE: "" } });
const anew = await startSeparatePortal({ variables: { EDGE_CACHE: "off" } });
const article = new URL(await findDemoArticle(kept.origin)).pathname;
const paths = { home: "/", article };
const html = {
  home: await (await fetch(`${kept.origin}/`)).text(),
  article: await (await fetch(`${kept.origin}${article}`)).text(),
};
// By Vite: among the view models there is JSX by now, which Node alone does not read.
const { readContents } = (
  await runnerImport<typeof import("./support/page-contents.ts")>("./tests/bench/support/page-contents.ts", { configFile: false })
).module;
const bare = await startBareWorker([html.home, html.article]);
const astro = await startAstro(await readContents(kept.origin, article, html));

type Row = { name: string; url: string; pid: number; encoding?: string; requests: number };
const rows: Row[] = [
  { name: "bare Worker, nothing", url: `${bare.origin}/empty`, pid: bare.pid, requests: KEPT_REQUESTS },
  { name: "bare Worker, home as a fixed file", url: `${bare.origin}/0`, pid: bare.pid, requests: KEPT_REQUESTS },
  { name: "bare Worker, article as a fixed file", url: `${bare.origin}/1`, pid: bare.pid, requests: KEPT_REQUESTS },
  ...(["home", "article"] as const).flatMap((page) => [
    ...["identity", "gzip", "br"].map((encoding) => ({
      name: `${page}, kept, ${encoding}`,
      url: `${kept.origin}${paths[page]}`,
      pid: kept.pid,
      encoding,
      requests: KEPT_REQUESTS,
    })),
    { name: `${page}, rendered`, url: `${anew.origin}${paths[page]}`, pid: anew.pid, requests: RENDERED_REQUESTS },
    {
      name: `${page}, Astro`,
      url: `${astro.origin}${page === "home" ? "/" : "/artikel"}`,
      pid: astro.pid,
      requests: RENDERED_REQUESTS,
    },
  ]),
  { name: "abo, rendered", url: `${anew.origin}/abo`, pid: anew.pid, requests: RENDERED_REQUESTS },
  { name: "health", url: `${anew.origin}/health`, pid: anew.pid, requests: RENDERED_REQUESTS },
];

const results = new Map<string, Load[]>(rows.map(({ name }) => [name, []]));
for (const row of rows) await load(row, row.requests / 4);
for (let round = 0; round < ROUNDS; round += 1)
  for (const row of rows) results.get(row.name)?.push(await load(row, row.requests));

const figures = new Map(
  [...results].map(([name, loads]) => [
    name,
    {
      cpuMs: median(loads.map(({ cpuMs }) => cpuMs)),
      rate: median(loads.map(({ rate }) => rate)),
      p99: median(loads.map(({ p99 }) => p99)),
      bytes: loads[0]?.bytes ?? 0,
    },
  ]),
);
const base = figures.get("bare Worker, nothing")?.cpuMs ?? Number.NaN;
print("", "ms CPU", "x bare", "req/s", "p99 ms", "kB", "ms/100 kB");
for (const [name, { cpuMs, rate, p99, bytes }] of figures) {
  const perHundred = bytes < 1000 ? "" : ((cpuMs * 100_000) / bytes).toFixed(2);
  print(
    name,
    cpuMs.toFixed(3),
    (cpuMs / base).toFixed(1),
    rate.toFixed(0),
    p99.toFixed(1),
    (bytes / 1000).toFixed(1),
    perHundred,
  );
}
for (const page of ["home", "article"]) {
  const perByte = (name: string) => (figures.get(name)?.cpuMs ?? Number.NaN) / (figures.get(name)?.bytes ?? Number.NaN);
  const ratio = perByte(`${page}, rendered`) / perByte(`${page}, Astro`);
  process.stdout.write(`${page}: ${ratio.toFixed(2)} times Astro's computing time a byte of HTML\n`);
  const [hit, fixed] = [figures.get(`${page}, kept, identity`), figures.get(`bare Worker, ${page} as a fixed file`)];
  const times = (["cpuMs", "rate", "p99"] as const).map((name) =>
    ((hit?.[name] ?? Number.NaN) / (fixed?.[name] ?? Number.NaN)).toFixed(2),
  );
  process.stdout.write(`${page} from memory: ${times[0]} times the computing time of the same bytes from a bare Worker, `);
  process.stdout.write(`${times[1]} times its requests a second, ${times[2]} times its p99\n`);
}
await Promise.all([kept.stop(), anew.stop(), bare.stop(), astro.stop()]);

function print(name: string, ...columns: string[]): void {
  process.stdout.write(`${name.padEnd(38)}${columns.map((text) => text.padStart(10)).join("")}\n`);
}
