/**
 * What the back end computes for the questions of a page, in its own processes (without the portal's rendering): an answer that is
 * made, and the same one kept (decision 59), beside that of `/health`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  GetHomeDocument,
  GetLayoutDocument,
  GetPostByIDDocument,
  GetPostsDocument,
  GetRedirectDocument,
} from "#graphql/generated/operations.ts";
import { startSeparatePortal } from "#tests/support/portal.ts";
import { readProcessTime } from "#tests/support/process-time.ts";
import { findDemoArticle } from "./support/demo-article.ts";
import { median } from "./support/median.ts";

const ROUNDS = 3;
const WARM_UP = 60;
const REQUESTS = 400;
const CONNECTIONS = 8;

type Operation = { query: string; variables: Record<string, unknown> };

const { origin, pid, state, stop } = await startSeparatePortal();
const { backendOrigin } = JSON.parse(readFileSync(join(state, "running.json"), "utf8")) as { backendOrigin: string };
const article = await findDemoArticle(origin);

const layout: Operation = { query: GetLayoutDocument.toString(), variables: {} };
const pages: Record<string, Operation[]> = {
  home: [layout, { query: GetHomeDocument.toString(), variables: { municipality: null } }],
  article: [
    layout,
    { query: GetPostByIDDocument.toString(), variables: { id: Number(article.split("/").at(-1)) } },
    { query: GetRedirectDocument.toString(), variables: { path: new URL(article).pathname } },
  ],
  posts: [layout, { query: GetPostsDocument.toString(), variables: { page: 1 } }],
};

let asked = 0;
/** An unknown variable changes nothing of an answer but the question, so that none is kept. */
async function ask(operations: Operation[], isNew: boolean): Promise<number> {
  asked += 1;
  const sent = isNew ? operations.map(({ query, variables }) => ({ query, variables: { ...variables, asked } })) : operations;
  const headers = { "content-type": "application/json", accept: "application/graphql-response+json" };
  const response = await fetch(`${backendOrigin}/graphql`, { method: "POST", headers, body: JSON.stringify(sent) });
  return (await response.arrayBuffer()).byteLength;
}

async function measure(request: () => Promise<unknown>): Promise<number> {
  const repeat = async (count: number) => {
    for (let index = 0; index < count; index += 1) await request();
  };
  await repeat(WARM_UP);
  const before = readProcessTime(pid);
  await Promise.all(Array.from({ length: CONNECTIONS }, () => repeat(REQUESTS / CONNECTIONS)));
  return (readProcessTime(pid) - before) / REQUESTS;
}

for (const [name, operations] of Object.entries(pages)) {
  const times: Record<"made" | "kept" | "health", number[]> = { made: [], kept: [], health: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.made.push(await measure(() => ask(operations, true)));
    times.kept.push(await measure(() => ask(operations, false)));
    times.health.push(await measure(async () => (await fetch(`${backendOrigin}/health`)).arrayBuffer()));
  }
  const [made, kept, health] = [times.made, times.kept, times.health].map((all) => median(all).toFixed(2));
  const bytes = await ask(operations, false);
  process.stdout.write(`${name.padEnd(8)} made ${made} ms, kept ${kept} ms, /health ${health} ms of CPU; ${bytes} bytes\n`);
}
await stop();
