import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { toCompressedSize } from "#tests/support/compressed-size.ts";

type Bundle = {
  /** All that a browser loads at once. */
  code: string;
  /** Names of the packages in it. */
  packages: string[];
  /** The packages of what comes later, by an import of its own. */
  laterPackages: string[];
};

/** What a browser loads for `source`, which may import from the repository's root. */
async function bundle(source: string): Promise<Bundle> {
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
  const files = [result].flat().flatMap((output) => ("output" in output ? output.output : []));
  const chunks = files.filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
  const first = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  return {
    code: first.map(({ code }) => code).join(""),
    packages: listPackages(first),
    laterPackages: listPackages(chunks.filter((chunk) => !first.includes(chunk))),
  };
}

/** `wanted` and every chunk that they cannot do without. */
function withImports(wanted: Rolldown.OutputChunk[], chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const imported = chunks.filter(
    (chunk) => !wanted.includes(chunk) && wanted.some(({ imports }) => imports.includes(chunk.fileName)),
  );
  return imported.length === 0 ? wanted : withImports([...wanted, ...imported], chunks);
}

function listPackages(chunks: Rolldown.OutputChunk[]): string[] {
  const ids = chunks.flatMap(({ modules }) => Object.keys(modules));
  return [...new Set(ids.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []))].sort();
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

test("the client comes without the reference implementation of GraphQL and without websocket, and stays below 23 kB", async () => {
  const { code, packages, laterPackages } = await bundle(`export { openPageClient } from "graphql/client/page-client.ts";`);
  expect(packages).toEqual(["@0no-co/graphql.web", "@urql/core", "@urql/exchange-graphcache", "valibot", "wonka"]);
  expect(laterPackages).toEqual(["graphql-ws"]);
  expect(operations(code)).toEqual([]);
  // valibot, and the bundler's own helper for later chunks, are the page's in any case.
  expect(toCompressedSize(code).gzip).toBeLessThan(23_000);
});

test("React's hooks for it are 2 kB more", async () => {
  const client = `export { openPageClient } from "graphql/client/page-client.ts";`;
  const hooks = `export { Provider, useMutation, useQuery, useSubscription } from "urql";`;
  const react = `import * as react from "react"; globalThis.react = react;`;
  const sizes = await Promise.all(
    [`${react} ${client}`, `${react} ${client} ${hooks}`].map(
      async (source) => toCompressedSize((await bundle(source)).code).brotli,
    ),
  );
  expect((sizes[1] ?? 0) - (sizes[0] ?? 0)).toBeLessThan(2000);
});
