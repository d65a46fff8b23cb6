/**
 * A program: a Worker that asks another one over a socket, which asks a database for six rows in one batch, and gives out a page with the answer,
 * in brotli as a first answer is. No router, no React, no GraphQL: what runtimes, socket, database and compression alone cost a page.
 * Its argument is the page's file. Prints its address.
 */
import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

const ROWS = 400;
const [, , file = ""] = process.argv;
const page = readFileSync(file, "utf8");

const back = `
  export default {
    async fetch(request, { DB }) {
      const { id } = await request.json();
      const row = DB.prepare("SELECT * FROM rows WHERE id = ?1");
      const results = await DB.batch([0, 1, 2, 3, 4, 5].map((step) => row.bind((id + step * 7) % ${ROWS})));
      return Response.json(results.map(({ results: [found] }) => found));
    },
  };
`;
const front = `
  import { brotliCompressSync, constants } from "node:zlib";
  const head = ${JSON.stringify(page.slice(0, page.length / 2))};
  const tail = ${JSON.stringify(page.slice(page.length / 2))};
  const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  export default {
    async fetch(request, { BACK }) {
      const id = Number(new URL(request.url).searchParams.get("n"));
      const answer = await BACK.fetch("http://back/", { method: "POST", body: JSON.stringify({ id }) });
      const rows = await answer.json();
      const html = head + rows.map(({ text }) => "<p>" + text.slice(0, 80) + "</p>").join("") + tail;
      const bytes = brotliCompressSync(new TextEncoder().encode(html), { params });
      const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
      return new Response(bytes, { encodeBody: "manual", headers });
    },
  };
`;

const worker = {
  modules: true as const,
  compatibilityDate: "2026-08-01",
  compatibilityFlags: ["nodejs_compat"],
  unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
};
const machine = { host: "127.0.0.1", port: 0, cf: false } as const;
const backend = new Miniflare(
  convertV4MiniflareOptions({ ...machine, workers: [{ ...worker, name: "back", script: back, d1Databases: { DB: "rows" } }] }),
);
const DB = await backend.getD1Database("DB", "back");
await DB.exec("CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT");
const insert = DB.prepare("INSERT INTO rows (id, text) VALUES (?1, ?2)");
await DB.batch(Array.from({ length: ROWS }, (_, id) => insert.bind(id, `Zeile ${id}. `.repeat(200))));

const { host } = await backend.unsafeGetDirectURL("back");
const bindings = { BACK: { external: { address: host, http: {} } } };
const portal = new Miniflare(
  convertV4MiniflareOptions({ ...machine, workers: [{ ...worker, name: "front", script: front, serviceBindings: bindings }] }),
);
const { origin } = await portal.unsafeGetDirectURL("front");
process.once("SIGTERM", () => void Promise.all([portal.dispose(), backend.dispose()]).then(() => process.exit(0)));
process.stdout.write(`Ready: ${origin}\n`);
