/** Saved articles with their pictures: fetched when the list changes, so many and so large as the limits below allow. */
import { decideKeep, mayShow } from "./decide-keep.ts";
import { toKeptDocument } from "./kept-document.ts";
import { dropArticles, inTurn, type KeptArticle, type KeptIndex, openKept, readIndex, writeIndex } from "./kept-index.ts";
import { readReader } from "./session-mark.ts";

const MOST_ARTICLES = 30;
const MOST_BYTES = 40_000_000;
const MOST_PICTURES = 20;
/** Of one file. */
const MOST_FILE_BYTES = 2_000_000;
/** What the browser must have left for this site. */
const SPARE_BYTES = 50_000_000;
/** A copy that is younger is not asked for again. */
const FRESH_MS = 12 * 3_600_000;
const MOST_WIDTH = 1600;

/** Asks for a page without counting a free read (app/middleware/read-ahead.ts). */
const AHEAD = { purpose: "prefetch" };

/**
 * Keeps these posts and no others, and calls `onKept` after each. Ends early where the line or the room does; what is there then stays.
 */
export function keepSaved(ids: readonly number[], width: number, onKept: () => Promise<void>): Promise<void> {
  return inTurn(async () => {
    const wanted = ids.slice(0, MOST_ARTICLES);
    const reader = await readReader();
    let index = await dropArticles(
      await readIndex(),
      (article) => !wanted.includes(article.id) || !mayShow(article, reader, Date.now()),
    );
    if (index.isOff || savesData()) return;
    for (const id of wanted) {
      const kept = index.articles.find((article) => article.id === id);
      if (kept !== undefined && Date.now() - kept.keptAt < FRESH_MS) continue;
      if (kept === undefined && !(await hasRoom(index))) return;
      try {
        index = await keepArticle(index, id, reader, Math.min(width, MOST_WIDTH), wanted);
        await onKept();
      } catch {
        // Without a line, or without room: what was kept before stays, and the next change of the list tries again.
        return;
      }
    }
  });
}

/** The index as it is then. Rejects where the line or the room ends. */
async function keepArticle(
  index: KeptIndex,
  id: number,
  reader: string | null,
  width: number,
  order: readonly number[],
): Promise<KeptIndex> {
  const found = await fetchArticle(id, reader);
  if (found === "gone") return dropArticles(index, (article) => article.id === id);
  if (found === "nothing") return index;
  const { path, html, policy, keptFor } = found;
  const { title, pictures, html: text } = toKeptDocument(html, width, location.origin);
  const shown = pictures.slice(0, MOST_PICTURES);
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
  const kept = await openKept();
  await kept.put(path, new Response(text, { headers }));
  let bytes = new TextEncoder().encode(text).length;
  for (const picture of shown) bytes += await keepPicture(kept, picture);
  const article: KeptArticle = { id, path, title, keptAt: Date.now(), bytes, pictures: shown, reader: keptFor };
  // Pictures of a former copy that this one does not show.
  const former = index.articles.find((one) => one.id === id);
  const others = index.articles.filter((one) => one.id !== id);
  const used = new Set([article, ...others].flatMap((one) => one.pictures));
  await Promise.all((former?.pictures ?? []).filter((picture) => !used.has(picture)).map((picture) => kept.delete(picture)));
  const articles = [article, ...others].sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const next = { ...index, articles };
  await writeIndex(next);
  return next;
}

type Found = { path: string; html: string; policy: string; keptFor: string | null };

/**
 * As everybody gets it first, without this browser's cookies: so nothing of a reader's is in what is free. Only what has a paid part is then asked for
 * with the session, and belongs to it.
 */
async function fetchArticle(id: number, reader: string | null): Promise<Found | "gone" | "nothing"> {
  // The slug is not known here: any other leads to the post's own address.
  const address = `/artikel/${id}`;
  const open = await fetch(address, { credentials: "omit", headers: AHEAD });
  const shared = await read(open, false, null);
  const isPaid = shared === "nothing" || (typeof shared === "object" && shared.html.includes("data-paid"));
  if (!isPaid || reader === null) return shared;
  const own = await read(await fetch(address, { credentials: "include", headers: AHEAD }), true, reader);
  // The session ended while it was asked for.
  if (own === "nothing" || (await readReader()) !== reader) return shared;
  return own;
}

async function read(answer: Response, hasCookies: boolean, reader: string | null): Promise<Found | "gone" | "nothing"> {
  const { status, headers } = answer;
  if (status >= 500) throw new Error(`An article answered ${status}`);
  const facts = { status, contentType: headers.get("content-type"), cacheControl: headers.get("cache-control") };
  const keeping = decideKeep({ ...facts, hasCookies, reader });
  const { pathname } = new URL(answer.url);
  if (keeping === "gone") return "gone";
  const html = keeping === "nothing" ? "" : await answer.text();
  if (html === "" || html.length > MOST_FILE_BYTES || !/^\/[^/]+\/\d+$/.test(pathname)) return "nothing";
  const policy = headers.get("content-security-policy") ?? "default-src 'self'";
  return { path: pathname, html, policy, keptFor: keeping === "session" ? reader : null };
}

/** How many bytes it is; one that does not come, or is too large, is left out. Rejects where there is no room. */
async function keepPicture(kept: Cache, path: string): Promise<number> {
  const known = await kept.match(path);
  const answer = known ?? (await fetch(path, { credentials: "omit" }));
  if (answer.status !== 200) return 0;
  const body = await answer.arrayBuffer();
  if (body.byteLength > MOST_FILE_BYTES) return 0;
  const type = answer.headers.get("content-type") ?? "application/octet-stream";
  if (known === undefined) await kept.put(path, new Response(body, { headers: { "content-type": type } }));
  return body.byteLength;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

async function hasRoom({ articles }: KeptIndex): Promise<boolean> {
  const total = articles.reduce((sum, { bytes }) => sum + bytes, 0);
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return total < MOST_BYTES && quota - usage > SPARE_BYTES;
}
