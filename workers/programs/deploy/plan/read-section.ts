/** An environment of a wrangler.toml: what the file says at its top, with names of the environment's own, below what the environment says itself. */

export type Section = Record<string, unknown>;

/** The account gives these an id, which each environment names. */
const withIds = ["kv_namespaces", "d1_databases"];

/** What these keys name is the account's: two environments share none of it. Datasets are words of SQL. */
const separators: Readonly<Record<string, string>> = {
  service: "-",
  bucket_name: "-",
  queue: "-",
  dead_letter_queue: "-",
  dataset: "_",
  METRICS_DATASET: "_",
};

/** What the environment says itself; null where the file has no such environment. */
export function readOwnSection({ env: environments }: Section, env: string): Section | null {
  return (environments as Record<string, Section> | undefined)?.[env] ?? null;
}

/** `top`: a wrangler.toml, parsed. Throws where it has no such environment. As in wrangler, a key of the environment replaces the top's as a whole; of variables each stands for itself. */
export function readSection({ env: environments, ...top }: Section, env: string): Section {
  const own = readOwnSection({ env: environments }, env);
  if (own === null) throw new Error(`A wrangler.toml has no [env.${env}]`);
  const shared = Object.fromEntries(Object.entries(top).filter(([key]) => !withIds.includes(key)));
  const renamed = renameTexts(shared, (text, key) => addEnvironment(text, separators[key], env)) as Section;
  return { ...renamed, name: `${top.name}-${env}`, ...own, vars: { ...(renamed.vars as object), ...(own.vars as object) } };
}

function addEnvironment(text: string, separator: string | undefined, env: string): string {
  return separator === undefined || text === "" ? text : `${text}${separator}${env}`;
}

/** The same value with other texts, however deep; `rename` gets each text and the key that it stands at. */
export function renameTexts(value: unknown, rename: (text: string, key: string) => string, key = ""): unknown {
  if (typeof value === "string") return rename(value, key);
  if (Array.isArray(value)) return value.map((entry) => renameTexts(entry, rename, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, entry]) => [inner, renameTexts(entry, rename, inner)]));
}
