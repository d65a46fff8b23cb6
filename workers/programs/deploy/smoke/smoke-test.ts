/** Whether a deployed portal works: asked as a reader would ask, of one version where a header names it. */
import * as v from "valibot";

export type SiteAnswer = { status: number; text: string };
/** Asks the site; rejects when it cannot be reached in time. */
export type AskSite = (address: string, headers: Record<string, string>) => Promise<SiteAnswer>;

const health = v.pipe(v.string(), v.parseJson(), v.object({ ok: v.boolean(), build: v.optional(v.string()) }));

type Subject = {
  origin: string;
  /** The build that must answer; null takes any. */
  build: string | null;
  /** Asks this version of the Worker, whatever readers get; null asks what readers get. */
  version: { worker: string; id: string } | null;
  ask: AskSite;
};

/** Throws an Error that says which page is wrong. Every question has an address of its own, so that no cache between answers it. */
export async function smokeTest({ origin, build, version, ask }: Subject): Promise<void> {
  const headers: Record<string, string> =
    version === null ? {} : { "Cloudflare-Workers-Version-Overrides": `${version.worker}="${version.id}"` };
  let count = 0;
  const get = (path: string) => {
    count += 1;
    return ask(`${origin}${path}?deploy=${Date.now().toString(36)}${count}`, headers).catch((error: unknown) => {
      throw new Error(`${path} cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
    });
  };

  const state = await get("/health");
  if (state.status !== 200) throw new Error(`/health answered ${state.status}: ${state.text.slice(0, 300)}`);
  const parsed = v.safeParse(health, state.text);
  if (!parsed.success) throw new Error("/health did not answer as the portal does");
  if (build !== null && parsed.output.build !== build)
    throw new Error(`/health is answered by the build ${parsed.output.build ?? "without a name"}, not by ${build}`);

  const front = await get("/");
  if (front.status !== 200) throw new Error(`/ answered ${front.status}`);
  if (!front.text.includes("</html>")) throw new Error("/ is no whole page");
  const script = /(?:src|href)="(\/assets\/[^"?]+)"/.exec(front.text)?.[1];
  if (script !== undefined) await requireStatus(get, script, 200);
  await requireStatus(get, "/robots.txt", 200);
  await requireStatus(get, "/gibt-es-nicht", 404);
}

async function requireStatus(get: (path: string) => Promise<SiteAnswer>, path: string, status: number): Promise<void> {
  const answer = await get(path);
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}, not ${status}`);
}

const TIMEOUT_MS = 15_000;
const ATTEMPTS = 5;
const WAIT_MS = 2000;

/** Until it holds: what was deployed a moment ago is not everywhere yet. Throws what the last attempt threw. */
export async function untilItHolds(
  test: () => Promise<void>,
  wait: (milliseconds: number) => Promise<void>,
  attempts = ATTEMPTS,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await test();
    } catch (error) {
      if (attempt >= attempts) throw error;
      await wait(WAIT_MS);
    }
  }
}

/** Whether our portal is there at all: it answers as itself, well or not. */
export async function isPortal(origin: string, ask: AskSite): Promise<boolean> {
  const state = await ask(`${origin}/health?deploy=${Date.now().toString(36)}`, {}).catch(() => null);
  return state !== null && v.is(health, state.text);
}

export async function askSite(address: string, headers: Record<string, string>): Promise<SiteAnswer> {
  const response = await fetch(address, { headers, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
  return { status: response.status, text: await response.text() };
}
