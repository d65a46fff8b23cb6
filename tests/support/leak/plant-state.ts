/** A program: fills the state that TALBLICK_STATE names with the demo paper and planted words, and ends. `plantOnce` starts it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { RECORDS_PER_REQUEST } from "#workers/backend/content/records/content-record.ts";
import { sendReaders } from "#workers/demo/seed/seed-readers.ts";
import { seedRecords } from "#workers/demo/seed/seed-records.ts";
import { createWorkers } from "#workers/programs/local/local-workers.ts";
import { migrate } from "#workers/programs/local/state/migrate.ts";
import { readSecrets, stateFolder } from "#workers/programs/local/state/state.ts";
import { plantWords } from "./plant-words.ts";
import { POSTS_FILE, type PremiumPost } from "./planted-state.ts";

const { adminToken } = readSecrets();
const workers = createWorkers({ port: 0, portal: null, log: () => {} });
await migrate((await workers.database()) as never);
const posts = await fill(await workers.backendOrigin());
await workers.dispose();
writeFileSync(join(stateFolder, POSTS_FILE), JSON.stringify(posts));

async function fill(backendOrigin: string): Promise<PremiumPost[]> {
  const now = new Date();
  const send = (path: string, init: RequestInit) =>
    fetch(`${backendOrigin}${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${adminToken}` },
    });
  const { records, posts } = plantWords(seedRecords(now));
  const ids = new Map<string, number>();
  for (let start = 0; start < records.length; start += RECORDS_PER_REQUEST) {
    const response = await send("/admin/content", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ records: records.slice(start, start + RECORDS_PER_REQUEST) }),
    });
    if (!response.ok) throw new Error(`The back end answers ${response.status}: ${await response.text()}`);
    const { results } = (await response.json()) as { results: { source: string; outcome: string; id?: number }[] };
    for (const { source, id, outcome } of results) {
      if (outcome === "refused") throw new Error(`${source} was refused`);
      if (id !== undefined) ids.set(source, id);
    }
  }
  await send("/admin/rank", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
  await sendReaders(send as never, now);
  return posts.map((post) => {
    const id = ids.get(post.source);
    if (id === undefined) throw new Error(`${post.source} has no number`);
    return { ...post, id, path: `/${post.slug}/${id}` };
  });
}
