/**
 * Which post gets which picture, and which has none. On no page of a list does one stand twice, nor on the front page. Of what remains a post
 * takes the fitting picture that was used the longest ago.
 */
import type { ContentRecord, PostRecord } from "#workers/backend/content/records/content-record.ts";
import { frontPagePosts } from "#workers/demo/front-page-posts.ts";
import { isShown, newestFirst, postLists } from "#workers/demo/post-lists.ts";
import type { PictureKey } from "./picture-keys.ts";

/** As many posts as a list shows on one page. */
export const PAGE_POSTS = 20;

type Home = Extract<ContentRecord, { kind: "home" }>;
type Neighbours = Map<PostRecord, Set<PostRecord>>;

function join(neighbours: Neighbours, group: readonly PostRecord[]): void {
  for (const post of group) {
    const known = neighbours.get(post) ?? new Set();
    for (const other of group) if (other !== post) known.add(other);
    neighbours.set(post, known);
  }
}

/**
 * The posts beside which each post may stand on a page, and the order in which posts choose, the newest first: before all
 * others those of the front page, as they have the most neighbours.
 */
function plan(
  posts: readonly PostRecord[],
  home: Home,
): { neighbours: Neighbours; turns: PostRecord[][]; common: ReadonlySet<PostRecord> } {
  const neighbours: Neighbours = new Map();
  const lists = postLists(posts);
  for (const [key, list] of lists) {
    if (!isShown(key)) continue;
    for (let start = 0; start < list.length; start += PAGE_POSTS) {
      join(neighbours, list.slice(start, start + PAGE_POSTS));
    }
  }
  const { common, local } = frontPagePosts(home.sections, lists);
  join(neighbours, common);
  for (const group of local) {
    join(neighbours, group);
    for (const post of group) for (const other of common) join(neighbours, other === post ? [] : [post, other]);
  }
  return { neighbours, turns: [newestFirst(common), newestFirst(posts)], common: new Set(common) };
}

/** Two that a reader takes for the same: `gipfel-sommer` and `gipfel-abendrot`. */
const toMotif = (picture: string): string => picture.split("-")[0] ?? picture;

/**
 * The pictures of the posts in `choices`; all other posts keep the one they have. A post gets a picture of its matter that stands with
 * none of its neighbours, nor one of the same motif on the front page; when there is none it has no picture. The same posts always get the same pictures.
 */
export function choosePictures(
  posts: readonly PostRecord[],
  choices: ReadonlyMap<PostRecord, readonly PictureKey[]>,
  home: Home,
): Map<PostRecord, PictureKey> {
  const { neighbours, turns, common } = plan(posts, home);
  const chosen = new Map<PostRecord, PictureKey>();
  const lastUse = new Map<string, number>();
  const pictureOf = (post: PostRecord): string =>
    chosen.get(post) ?? (choices.has(post) ? "" : (post.image?.media.replace("demo:", "") ?? ""));
  for (const turn of turns) {
    for (const [index, post] of turn.entries()) {
      if (chosen.has(post)) continue;
      const beside = [...(neighbours.get(post) ?? [])];
      const taken = new Set(beside.map(pictureOf));
      const motifs = new Set(
        common.has(post) ? beside.filter((other) => common.has(other)).map((other) => toMotif(pictureOf(other))) : [],
      );
      const [best] = (choices.get(post) ?? [])
        .filter((key) => !taken.has(key) && !motifs.has(toMotif(key)))
        .sort((one, other) => (lastUse.get(one) ?? -1) - (lastUse.get(other) ?? -1));
      if (best === undefined) continue;
      chosen.set(post, best);
      lastUse.set(best, index);
    }
    lastUse.clear();
  }
  return chosen;
}
