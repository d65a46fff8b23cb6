/** However many readers ask for a page at once: it is rendered once. */
import { type CachedPage, isSharedAnswer, toCachedPage } from "./cached-page.ts";

/** What came of rendering the shared page. Plain data: many requests may wait for it, and none may read another's body. */
export type Rendering =
  /** A page for everybody. */
  | { kind: "page"; page: CachedPage }
  /** Not for everybody, or not a page: who asks gets an answer of their own. */
  | { kind: "own" }
  /** An error, the same for everybody, and nothing to keep. */
  | { kind: "error"; status: number; headers: [string, string][]; body: ArrayBuffer };

/** An answer to nobody in particular, the contents that it shows, and when they change by themselves. */
export type SharedAnswer = { response: Response; tags: readonly string[]; until: number | null };

export type RenderOnce = (key: string, turn: number, render: () => Promise<SharedAnswer>) => Promise<Rendering>;

type Flight = { turn: number; rendering: Promise<Rendering> };

/**
 * `turn` is the page store's: nobody joins a rendering that was begun before the last purge. `clock` in milliseconds; `done`
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

  function renderOnce(key: string, turn: number, render: () => Promise<SharedAnswer>): Promise<Rendering> {
    const known = flights.get(key);
    if (known !== undefined && known.turn === turn) return known.rendering;
    const flight: Flight = { turn, rendering: take(key, turn, render) };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.rendering.then(land, land);
    return flight.rendering;
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
