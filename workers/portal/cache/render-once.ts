/** However many readers ask for a page at once: it is rendered once. */
import { type CachedPage, isSharedAnswer, toCachedPage } from "./cached-page.ts";
import { waitAtMost } from "./wait-at-most.ts";

/** What came of rendering the shared page. Plain data: many requests may wait for it, and none may read another's body. */
export type Rendering =
  /** A page for everybody. */
  | { kind: "page"; page: CachedPage }
  /** Not for everybody, or not a page: each request gets an answer of its own. */
  | { kind: "own" }
  /** An error, the same for everybody, and nothing to keep. */
  | { kind: "error"; status: number; headers: [string, string][]; body: ArrayBuffer };

/** An answer to an anonymous request, the contents that it shows, and when they change by themselves. */
export type SharedAnswer = { response: Response; tags: readonly string[]; until: number | null };

export type RenderOnce = (key: string, turn: number, render: () => Promise<SharedAnswer>) => Promise<Rendering>;

type Waiter = { resolve: (rendering: Rendering) => void; reject: (reason: unknown) => void };
type Flight = { turn: number; waiters: Waiter[] };

/** A request that was silent for so long has ended: then each waiting one renders for itself. */
const JOIN_PATIENCE_MS = 10_000;

/**
 * `turn` is the page store's: no request joins a rendering that was begun before the last purge. `clock` in milliseconds; `done`
 * is told of each rendering once.
 */
export function createRenderOnce(
  clock: () => number,
  done: (key: string, rendering: Rendering, turn: number) => void,
): RenderOnce & { isFlying: (key: string, turn: number) => boolean } {
  const flights = new Map<string, Flight>();

  async function take(key: string, turn: number, render: () => Promise<SharedAnswer>): Promise<Rendering> {
    const renderedAt = clock();
    const rendering = await toRendering(await render(), renderedAt);
    done(key, rendering, turn);
    return rendering;
  }

  async function fly(key: string, turn: number, render: () => Promise<SharedAnswer>): Promise<Rendering> {
    const flight: Flight = { turn, waiters: [] };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
      return flight.waiters;
    };
    try {
      const rendering = await take(key, turn, render);
      for (const { resolve } of land()) resolve(rendering);
      return rendering;
    } catch (error) {
      for (const { reject } of land()) reject(error);
      throw error;
    }
  }

  async function renderOnce(key: string, turn: number, render: () => Promise<SharedAnswer>): Promise<Rendering> {
    const known = flights.get(key);
    if (known === undefined || known.turn !== turn) return fly(key, turn, render);
    // A promise of this request: who waited for the other request's would go on in that one, and could not answer.
    const joined = new Promise<Rendering>((resolve, reject) => known.waiters.push({ resolve, reject }));
    return (await waitAtMost(JOIN_PATIENCE_MS, joined)) ?? take(key, turn, render);
  }

  return Object.assign(renderOnce, { isFlying: (key: string, turn: number) => flights.get(key)?.turn === turn });
}

async function toRendering({ response, tags, until }: SharedAnswer, renderedAt: number): Promise<Rendering> {
  if (isSharedAnswer(response)) {
    return { kind: "page", page: await toCachedPage(response, { tags, until, renderedAt }) };
  }
  const isError = response.status === 404 || response.status === 410 || response.status >= 500;
  if (!isError || response.headers.has("set-cookie")) {
    await response.body?.cancel();
    return { kind: "own" };
  }
  return { kind: "error", status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}
