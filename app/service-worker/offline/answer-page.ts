/** A navigation: the network's answer, whatever it is, and only where there is none a kept page. */
import { decideKeepOf, mayShow } from "./decide-keep.ts";
import { withNote, withoutScript } from "./kept-document.ts";
import { dropArticles, inTurn, isWhole, openKept, readIndex } from "./kept-index.ts";
import { withArticles } from "./offline-list.ts";
import { readReader } from "./session-mark.ts";
import { findStyles, readOfflinePage } from "./shell.ts";

const FRONT = "/";
const KEPT_AT = "x-kept-at";
const OPEN_FRONT_MS = 600_000;

/** Pages that were answered from here: what they ask for besides is as well. */
const keptClients = new Set<string>();

export function isOfKeptPage(clientId: string): boolean {
  return keptClients.has(clientId);
}

/** However long the network takes: as long as there is a line, a page is the one of now. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const answer = preloaded ?? (await fetch(event.request));
    event.waitUntil(learn(pathname, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await findKept(pathname);
    if (kept === undefined) throw error;
    keptClients.add(event.resultingClientId);
    return kept;
  }
}

/** What the answer of a page says of what is kept. */
async function learn(pathname: string, answer: Response): Promise<void> {
  if (answer.type !== "basic" || answer.redirected) return;
  const keeping = decideKeepOf(answer, { hasCookies: true, reader: null });
  if (pathname === FRONT && answer.ok) await (keeping === "everybody" ? keepFront(answer) : keepOpenFront());
  await inTurn(async () => {
    const reader = await readReader();
    const index = await readIndex();
    const isGone = (path: string) => keeping === "gone" && path === pathname;
    await dropArticles(index, (article) => isGone(article.path) || !mayShow(article, reader, Date.now()));
  });
}

/**
 * The front page as everybody gets it, now and then: where the answer is its reader's own, such as one that prolongs a session, and for
 * whoever was there before the worker was. Rejects without a line.
 */
export async function keepOpenFront(): Promise<void> {
  const former = await (await openKept()).match(FRONT);
  if (Date.now() - Number(former?.headers.get(KEPT_AT) ?? 0) < OPEN_FRONT_MS) return;
  const answer = await fetch(FRONT, { credentials: "omit" });
  if (decideKeepOf(answer, { hasCookies: false, reader: null }) === "everybody") await keepFront(answer);
}

async function keepFront(answer: Response): Promise<void> {
  if ((await readIndex()).isOff) return;
  const html = withoutScript(await answer.text());
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": answer.headers.get("content-security-policy") ?? "default-src 'self'",
    [KEPT_AT]: String(Date.now()),
  };
  await (await openKept()).put(FRONT, new Response(html, { headers }));
}

/** The copy of the page, if there is one and who is here may see it; else the offline page. */
async function findKept(pathname: string): Promise<Response | undefined> {
  const [index, reader, styles, kept] = await Promise.all([readIndex(), readReader(), findStyles(), openKept()]);
  const shown = index.articles.filter((article) => isWhole(article) && mayShow(article, reader, Date.now()));
  const article = shown.find(({ path }) => path === pathname);
  const copy = article !== undefined || pathname === FRONT ? await kept.match(pathname) : undefined;
  if (copy !== undefined) {
    const keptAt = article?.keptAt ?? Number(copy.headers.get(KEPT_AT));
    if (article !== undefined || mayShow({ reader: null, keptAt }, null, Date.now()))
      return new Response(withNote(await copy.text(), keptAt, styles), { headers: copy.headers });
  }
  const page = await readOfflinePage();
  if (page === undefined) return undefined;
  return new Response(withArticles(await page.text(), shown), { status: 503, headers: page.headers });
}
