/** For tests: what a stranger can ask without a body, and the values that cost the most in it. */
import { globSync, readFileSync } from "node:fs";
import { type PagePattern, pageRecords } from "#app/domain/page/records/page-records.ts";
import { toExamplePath } from "./example-path.ts";

/** An address takes 4 kB (docs/limits.md). */
const MAX_QUERY = 3500;

/** Of each parameter of a path or a query: the longest word, many words, the largest number, the last day, the most parts. */
export const worstValues: readonly string[] = [
  "bahn".repeat(50),
  "der die das ".repeat(16),
  "9".repeat(15),
  "9999-12-31",
  "[".repeat(150),
];

const reads = /\b(?:searchParams|query|parameters|params)\.get(?:All)?\(\s*"([\w-]+)"/g;

/** Every query parameter that is read anywhere in the portal. */
export function listParameters(): string[] {
  const files = globSync(["app/**/*.{ts,tsx}", "workers/portal/**/*.ts"]).filter((file) => !/\.test\.tsx?$/.test(file));
  const read = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(reads)].map(([, name = ""]) => name));
  const named = Object.values(pageRecords).flatMap(({ shared }) => Object.keys(shared?.reads ?? {}));
  return [...new Set([...read, ...named])].sort();
}

/** Every route as its reader asks for it, and with one value in the place of all that it can be given. */
export function listPageDoors(): { pattern: string; plain: string; worst: string[] }[] {
  const parameters = listParameters();
  return (Object.keys(pageRecords) as PagePattern[]).map((pattern) => ({
    pattern,
    plain: toExamplePath(pattern),
    worst: worstValues.flatMap((value) => {
      const own = Object.keys(pageRecords[pattern].shared?.reads ?? {});
      return [
        ...(pattern.includes(":") ? [toExamplePath(pattern.replaceAll(/:\w+/g, encodeURIComponent(value)))] : []),
        `${toExamplePath(pattern)}?${toQuery([...own, ...parameters.filter((name) => !own.includes(name))], value)}`,
      ];
    }),
  }));
}

/** As many of them as an address may have. */
function toQuery(names: readonly string[], value: string): string {
  let query = "";
  for (const name of names) {
    const pair = `${name}=${encodeURIComponent(value)}&`;
    if (query.length + pair.length <= MAX_QUERY) query += pair;
  }
  return query;
}

const paths = /"(\/[a-z][\w/.-]*)"/g;
const ssoNames = /^ {2}\["([\w/-]+)", \{ method/gm;

/** The paths that portal and back end answer beside pages, as their sources name them. */
export function listCallDoors(): string[] {
  const named = ["workers/portal/steps/answer-api.ts", "workers/backend/backend.ts"].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(paths)].map(([, path = ""]) => path),
  );
  const sso = [...readFileSync("workers/backend/doors/rest/sso/handle-sso.ts", "utf8").matchAll(ssoNames)];
  const rest = [...readFileSync("workers/backend/doors/rest/handle-rest.ts", "utf8").matchAll(/"(wp\/v2\/\w+)"/g)];
  return [
    ...new Set([...named, ...sso.map(([, name]) => `/wp-json/sso/v1/${name}`), ...rest.map(([, path]) => `/wp-json/${path}`)]),
  ].sort();
}

const deep = "[".repeat(150_000) + "]".repeat(150_000);
const many = Array.from({ length: 20_000 }, (_, index) => [`k${index}`, "a@b.example"]);

/** What any of them may be sent: the deepest, the longest, the widest. */
export const worstBodies: Readonly<Record<string, string>> = {
  deep,
  "deep in an object": `{"log":${deep},"query":${deep}}`,
  long: JSON.stringify({ log: "a@".repeat(150_000), query: "{a".repeat(150_000), post: "1".repeat(1000) }),
  wide: JSON.stringify(Object.fromEntries(many)),
  "of lines": "\n".repeat(300_000),
};
