/** What is kept, beside the copies themselves: so whoever deletes the caches of this site has deleted everything. */

const CACHE = "offline:kept";
/** No address of the site: nothing asks for it. */
const INDEX = "/service-worker.js/kept.json";

export type KeptArticle = {
  id: number;
  path: string;
  /** As HTML text. */
  title: string;
  keptAt: number;
  /** With its pictures. */
  bytes: number;
  pictures: readonly string[];
  /** The digest of the session that it was kept for; null for what is everybody's. */
  reader: string | null;
};

export type KeptIndex = {
  /** The reader wants nothing kept. */
  isOff: boolean;
  /** Newest first. */
  articles: readonly KeptArticle[];
};

export function openKept(): Promise<Cache> {
  return caches.open(CACHE);
}

export function isKeptCache(name: string): boolean {
  return name === CACHE;
}

export async function readIndex(): Promise<KeptIndex> {
  const found = await (await openKept()).match(INDEX);
  return found === undefined ? { isOff: false, articles: [] } : found.json();
}

export async function writeIndex(index: KeptIndex): Promise<void> {
  await (await openKept()).put(INDEX, Response.json(index));
}

/** One after the other, also where the worker was ended and began anew in between. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request("offline:kept", work) as Promise<Result>;
}

/** The index without these articles, whose copies are deleted; pictures that others show as well stay. */
export async function dropArticles(index: KeptIndex, isWrong: (article: KeptArticle) => boolean): Promise<KeptIndex> {
  const wrong = index.articles.filter(isWrong);
  if (wrong.length === 0) return index;
  const articles = index.articles.filter((article) => !wrong.includes(article));
  const used = new Set(articles.flatMap(({ pictures }) => pictures));
  const kept = await openKept();
  const paths = wrong.flatMap(({ path, pictures }) => [path, ...pictures.filter((picture) => !used.has(picture))]);
  await Promise.all(paths.map((path) => kept.delete(path)));
  const next = { ...index, articles };
  await writeIndex(next);
  return next;
}
