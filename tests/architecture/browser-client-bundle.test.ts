import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { toCompressedSize } from "../support/compressed-size.ts";

/** What a browser loads for `source`, which may import from the repository's root. */
async function bundle(source: string): Promise<Rolldown.OutputChunk> {
  const entry = "virtual:entry.ts";
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
    plugins: [
      {
        name: "entry",
        resolveId: (id, importer) => (id === entry ? id : importer === entry ? `${process.cwd()}/${id}` : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const chunks = [result].flat().flatMap((output) => ("output" in output ? output.output : []));
  expect(chunks).toHaveLength(1);
  return chunks[0] as Rolldown.OutputChunk;
}

const operations = (code: string) => [...code.matchAll(/\b(?:query|mutation) (\w+)\s*[({]\s*[\w$]/g)].map(([, name]) => name);

test("a chunk that sends one operation holds the text of that one", async () => {
  const { code } = await bundle(`export { loginDocument } from "graphql/generated/operations.ts";`);
  expect(operations(code)).toEqual(["login"]);
});

test("a chunk that takes only types or nothing of the operations holds no text", async () => {
  const { code } = await bundle(`import "graphql/generated/operations.ts"; export const nothing = 1;`);
  expect(code).not.toContain("fragment");
  expect(operations(code)).toEqual([]);
});

test("the client comes without the reference implementation of GraphQL and stays below 21 kB", async () => {
  const { code, modules } = await bundle(`export { openPageClient } from "graphql/client/page-client.ts";`);
  const packages = Object.keys(modules).flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
  expect([...new Set(packages)].sort()).toEqual([
    "@0no-co/graphql.web",
    "@urql/core",
    "@urql/exchange-graphcache",
    "valibot",
    "wonka",
  ]);
  expect(operations(code)).toEqual([]);
  expect(toCompressedSize(code).gzip).toBeLessThan(21_000);
});
