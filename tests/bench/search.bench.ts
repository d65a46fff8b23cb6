/**
 * How well and how fast is searched: recall and precision of the fixed questions over the demo paper, milliseconds to the page at 100,000
 * posts, rendered, and to suggestions, rendered and from the edge's memory.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { judgeSearch, toMean } from "#tests/support/search/measure-search.ts";

const POSTS = 100_000;
/** None is asked twice: the back end keeps what it has answered. */
const REQUESTS = 100;

await measureQuality();
await measureTimes();

async function measureQuality(): Promise<void> {
  const portal = await startSeparatePortal();
  const judged = await judgeSearch(portal.origin);
  await portal.stop();
  print("kind of question", "questions", "recall", "precision", "nDCG");
  const kinds = Map.groupBy(judged, ({ kind }) => kind);
  for (const [kind, some] of [...kinds, ["all", judged] as const]) {
    const means = (["recall", "precision", "ndcg"] as const).map((measure) => toMean(some, measure).toFixed(3));
    print(kind, String(some.length), ...means);
  }
  for (const { query, found } of judged.filter(({ ndcg }) => ndcg < 1))
    process.stdout.write(`  ${query}: ${found[0] ?? "nothing"} first\n`);
}

async function measureTimes(): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), "talblick-search-"));
  const { status } = spawnSync("node", ["tests/bench/support/fill-state.ts", state, String(POSTS)], { stdio: "inherit" });
  if (status !== 0) throw new Error(`The archive of ${POSTS} posts was not made`);
  const questions: Record<string, (index: number) => string> = {
    "one post": (index) => `/suche?q=Maßnahme+${1 + ((index * 7919) % POSTS)}`,
    "100 posts": (index) => `/suche?q=tausendst${index}`,
    "1,000 posts": (index) => `/suche?q=hundertst${index}`,
    "1,000 posts, two words": (index) => `/suche?q=hundertst${index}+Gemeinderat`,
    "all posts of a topic": (index) => `/suche?q=Gemeinderat&thema=thema-${index % 50}&seite=${1 + (index % 3)}`,
    "all posts": (index) => `/suche?q=Gemeinderat&seite=${1 + (index % 100)}`,
    "all posts, two words": (index) => `/suche?q=Gemeinderat+Sitzung&seite=${1 + (index % 100)}`,
    "all posts, the newest": (index) => `/suche?q=Gemeinderat&sortierung=neueste&seite=${1 + (index % 100)}`,
    "nothing, a word spelled wrong": (index) => `/suche?q=Gemeinderqt${index}`,
  };
  const rendered = await startSeparatePortal({ state, variables: { EDGE_CACHE: "off" }, keepsState: true });
  print(`${POSTS} posts, one reader at a time`, "p50 ms", "p99 ms");
  for (const [name, toPath] of Object.entries(questions)) await measure(`page, ${name}`, rendered.origin, toPath);
  await measure("suggestions, rendered", rendered.origin, (index) => `/suche/vorschlaege?q=wort${index % 1000}`);
  await rendered.stop();
  const kept = await startSeparatePortal({ state, keepsState: true });
  const toSuggestions = (index: number) => `/suche/vorschlaege?q=wort${index % 20}`;
  await ask(kept.origin, toSuggestions, 20);
  await measure("suggestions, from the edge", kept.origin, toSuggestions);
  await kept.stop();
}

async function measure(name: string, origin: string, toPath: (index: number) => string): Promise<void> {
  const times = (await ask(origin, toPath, REQUESTS)).sort((one, other) => one - other);
  const at = (percent: number) => (times[Math.floor((times.length * percent) / 100)] ?? Number.NaN).toFixed(1);
  print(name, at(50), at(99));
}

async function ask(origin: string, toPath: (index: number) => string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    const answer = await fetch(`${origin}${toPath(index)}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${toPath(index)} answers ${answer.status}`);
    times.push(performance.now() - begun);
  }
  return times;
}

function print(name: string, ...columns: string[]): void {
  process.stdout.write(`${name.padEnd(44)}${columns.map((text) => text.padStart(12)).join("")}\n`);
}
