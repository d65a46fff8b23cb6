/** Looks at every surface over HTTP, as a reader without a session does, and says of each whether the post is gone from it. */
import { findMark, type Surface, type Taken, toSurfaces } from "./surfaces.ts";

export type Checked = { surface: string; address: string; answer: string; isGone: boolean };
export type Proof = { at: string; isGone: boolean; surfaces: Checked[] };

/** A portal that does not answer proves nothing. */
const TIMEOUT_MS = 20_000;

/** `traces`: how many rows of each list in the database still name the post. */
export async function prove(
  taken: Taken & { traces: Record<string, number> },
  origin: string,
  { now, onChecked }: { now: Date; onChecked: (checked: Checked) => void },
): Promise<Proof> {
  const surfaces: Checked[] = [];
  function add(checked: Checked): void {
    surfaces.push(checked);
    onChecked(checked);
  }
  for (const [name, rows] of Object.entries(taken.traces))
    add({ surface: "database", address: name, answer: `${rows} rows`, isGone: rows === 0 });
  for (const surface of toSurfaces(taken)) add(await check(taken, surface, origin));
  return { at: now.toISOString(), isGone: surfaces.every(({ isGone }) => isGone), surfaces };
}

async function check(taken: Taken, surface: Surface, origin: string): Promise<Checked> {
  const found = { surface: surface.surface, address: surface.path };
  try {
    const response = await fetch(new URL(surface.path, origin), {
      ...toInit(surface),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status } = response;
    const text = await response.text();
    if (surface.expects === "gone") return { ...found, answer: `${status}`, isGone: status === 404 || status === 410 };
    const mark = findMark(taken, surface, text);
    if (mark !== null) return { ...found, answer: `${status}, has ${mark}`, isGone: false };
    // An empty list answers 404, and a list that moved has nothing to show.
    const isAnswer = status === 200 || status === 404 || (status >= 301 && status <= 308);
    return { ...found, answer: `${status}, without it`, isGone: isAnswer };
  } catch (error) {
    return { ...found, answer: error instanceof Error ? error.message : String(error), isGone: false };
  }
}

function toInit({ query }: Surface): RequestInit {
  if (query === undefined) return {};
  const headers = { "content-type": "application/json", authorization: "Bearer" };
  return { method: "POST", headers, body: JSON.stringify({ query }) };
}
