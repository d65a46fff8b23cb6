/**
 * Files of the builds before stay reachable (decision 93): a page that was opened before a deploy still finds the script of its islands
 * after it. A deploy brings them along, from the deployed site or from a folder on one machine.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";

/** How many builds before the new one. */
export const KEPT_BUILDS = 10;
/** Below the folder of a build's files for browsers, and below the site's origin. */
const FILES_LIST = "builds/files.json";

const TIMEOUT_MS = 30_000;
/** More are no list of ours. */
const MAX_FILES = 5000;
const PARALLEL = 8;
const MAX_PROBLEMS = 20;

/** A list comes from outside: no name in it leads out of the folder. */
const filesSchema = v.object({
  builds: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/)),
        files: v.pipe(v.array(v.pipe(v.string(), v.regex(/^assets\/[\w-][\w.-]{0,200}$/))), v.maxLength(MAX_FILES)),
      }),
    ),
    v.maxLength(100),
  ),
});

export type BuildFiles = v.InferOutput<typeof filesSchema>["builds"][number];

/** Where the files of the builds before are. */
export type KeptFrom = {
  /** Null where there is no list: nothing was deployed there, or a build that wrote none. Rejects when it cannot be had. */
  readList: () => Promise<unknown>;
  /** Null where it is not there any more. Rejects when it cannot be had. */
  readFile: (path: string) => Promise<Uint8Array | null>;
};

export type KeptAssets = {
  /** Ids of the builds whose files are there beside the new one's, the latest first. */
  builds: string[];
  /** Files that were brought along. */
  brought: number;
  /** Files that are listed and did not come. */
  missing: string[];
  /** Why the list, or a file, could not be had, in English for operators; null when nothing went wrong. */
  problem: string | null;
};

/**
 * Brings the files of the ten builds before into `folder`, beside those of the new build, and notes them for the next deploy. A file that is
 * there is left as it is: names have hashes. Done again it changes nothing. What cannot be had is left behind, and said. Throws where `folder` is
 * no build.
 */
export async function keepAssets(folder: string, from: KeptFrom): Promise<KeptAssets> {
  const problems: string[] = [];
  const toProblem = (error: unknown) => void problems.push(error instanceof Error ? error.message : String(error));
  const [own] = parseList(JSON.parse(readFileSync(join(folder, FILES_LIST), "utf8")));
  if (own === undefined) throw new Error(`${folder} has no build in its ${FILES_LIST}`);
  const listed = await readBefore(from).catch((error: unknown) => {
    toProblem(error);
    return [];
  });
  const before = listed.filter(({ id }) => id !== own.id).slice(0, KEPT_BUILDS);
  const wanted = [...new Set(before.flatMap(({ files }) => files))].filter((file) => !existsSync(join(folder, file)));
  const missing: string[] = [];
  const waiting = [...wanted];
  async function bringNext(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      // One that cannot be asked is not asked for thousands of files.
      const bytes = problems.length >= MAX_PROBLEMS ? null : await from.readFile(file).catch(toProblem);
      if (bytes === null || bytes === undefined) missing.push(file);
      else write(join(folder, file), bytes);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, bringNext));
  const kept = before.map(({ id, files }) => ({ id, files: files.filter((file) => !missing.includes(file)) }));
  write(join(folder, FILES_LIST), JSON.stringify({ builds: [own, ...kept] }));
  return {
    builds: kept.map(({ id }) => id),
    brought: wanted.length - missing.length,
    missing: missing.sort(),
    problem: problems[0] ?? null,
  };
}

async function readBefore(from: KeptFrom): Promise<BuildFiles[]> {
  const list = await from.readList();
  return list === null ? [] : parseList(list);
}

/** The deployed site, by its origin. One that has no list answers 404; whatever else it answers is an error, the second time. */
export function fromSite(origin: string, send: typeof fetch = fetch): KeptFrom {
  async function get(path: string): Promise<Response | null> {
    return attempt(path).catch(() => attempt(path));
  }
  async function attempt(path: string): Promise<Response | null> {
    const response = await send(new URL(`/${path}`, origin), { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return response;
    if (response.status === 404) return null;
    throw new Error(`${origin}/${path} answered ${response.status}`);
  }
  return {
    readList: async () => (await get(FILES_LIST))?.json() ?? null,
    async readFile(path) {
      const response = await get(path);
      return response === null ? null : new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** A folder on one machine that was served before; one that is not there has nothing. */
export function fromFolder(folder: string): KeptFrom {
  const read = (path: string) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : null);
  return { readList: async () => JSON.parse(read(FILES_LIST)?.toString() ?? "null"), readFile: async (path) => read(path) };
}

function parseList(list: unknown): BuildFiles[] {
  const parsed = v.safeParse(filesSchema, list);
  if (!parsed.success)
    throw new Error(`${FILES_LIST} is no list of files: ${parsed.issues.map(({ message }) => message).join("; ")}`);
  return parsed.output.builds;
}

function write(path: string, contents: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
}
