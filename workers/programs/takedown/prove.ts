/** Looks at every surface over HTTP, as a reader without a session does, and says of each whether the post is gone from it. */
import * as v from "valibot";
import { findMark, type Surface, type Taken, toSurfaces } from "./surfaces.ts";

export type Checked = { surface: string; address: string; answer: string; isGone: boolean };
export type Proof = { at: string; isGone: boolean; surfaces: Checked[] };

/** A portal that does not answer proves nothing. */
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;

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
  const portal = await checkPortal(origin);
  add(portal);
  // Elsewhere nothing of the post can be found, which proves nothing.
  if (portal.isGone) for (const surface of toSurfaces(taken)) add(await check(taken, surface, origin));
  return { at: now.toISOString(), isGone: surfaces.every(({ isGone }) => isGone), surfaces };
}

const healthSchema = v.object({ ok: v.literal(true), build: v.string(), backend: v.literal("ok") });

/** Whether a portal of ours answers there at all, with its back end. */
async function checkPortal(origin: string): Promise<Checked> {
  const found = { surface: "portal", address: "/health" };
  try {
    const { status, text } = await ask("/health", origin, {});
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), healthSchema), text);
    if (status === 200 && parsed.success) return { ...found, answer: "200, works", isGone: true };
    return { ...found, answer: `${status}, no portal that works: is the origin right?`, isGone: false };
  } catch (error) {
    return { ...found, answer: toMessage(error), isGone: false };
  }
}

async function check(taken: Taken, surface: Surface, origin: string): Promise<Checked> {
  const found = { surface: surface.surface, address: surface.path };
  try {
    const { status, text } = await ask(surface.path, origin, toInit(surface));
    const isAddress = surface.expects === "barred" || surface.expects === "gone";
    const mark = isAddress ? null : findMark(taken, surface, text);
    if (mark !== null) return { ...found, answer: `${status}, has ${mark}`, isGone: false };
    const isGone = answersOf[surface.expects].includes(status);
    return { ...found, answer: isAddress ? `${status}` : `${status}, without it`, isGone };
  } catch (error) {
    return { ...found, answer: toMessage(error), isGone: false };
  }
}

/** The answers by which a surface is clear. An empty list answers 404; the front page is never empty. */
const answersOf: Record<Surface["expects"], readonly number[]> = {
  barred: [410],
  gone: [404, 410],
  absent: [200, 404],
  shown: [200],
};

/** Follows redirects within the portal. Throws for one that leads elsewhere, or nowhere. */
async function ask(path: string, origin: string, init: RequestInit): Promise<{ status: number; text: string }> {
  let address = new URL(path, origin);
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const response = await fetch(address, { ...init, redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status } = response;
    const text = await response.text();
    if (status < 300 || status > 399) return { status, text };
    const target = response.headers.get("location") ?? "";
    if (!URL.canParse(target, address)) throw new Error(`${status}, leads nowhere`);
    const next = new URL(target, address);
    if (next.origin !== address.origin) throw new Error(`${status}, leads away to ${next.origin}`);
    address = next;
  }
  throw new Error("leads on and on");
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function toInit({ query }: Surface): RequestInit {
  if (query === undefined) return {};
  const headers = { "content-type": "application/json", authorization: "Bearer" };
  return { method: "POST", headers, body: JSON.stringify({ query }) };
}
