/**
 * Which post gets which picture. On no page of a list does one stand twice, nor on the front page. Of what remains a post takes the fitting picture that was used the longest ago.
 */
import type { ContentRecord, PostRecord } from "#workers/backend/content/records/content-record.ts";
import type { Choice } from "./compose/picture-choice.ts";
import { frontPagePosts } from "./front-page-posts.ts";
import type { PictureKey } from "./picture-keys.ts";
import { isShown, newestFirst, postLists } from "./post-lists.ts";

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
function plan(posts: readonly PostRecord[], home: Home): { neighbours: Neighbours; turns: PostRecord[][] } {
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
  return { neighbours, turns: [newestFirst(common), newestFirst(posts)] };
}

/**
 * The pictures of the posts in `choices`; all other posts keep the one they have. First every post for which one is free
 * gets a picture of its matter, then the others one that may stand in, then a view of the place. When nothing free is left, a
 * post still takes a fitting picture. The same posts always get the same pictures.
 */
export function choosePictures(
  posts: readonly PostRecord[],
  choices: ReadonlyMap<PostRecord, Choice>,
  home: Home,
): Map<PostRecord, PictureKey> {
  const { neighbours, turns } = plan(posts, home);
  const chosen = new Map<PostRecord, PictureKey>();
  const lastUse = new Map<string, number>();
  const pictureOf = (post: PostRecord): string | undefined =>
    chosen.get(post) ?? (choices.has(post) ? undefined : post.image?.media.replace("demo:", ""));
  const take = (turn: PostRecord[], kind: keyof Choice, mayRepeat = false): void => {
    for (const [index, post] of turn.entries()) {
      const choice = choices.get(post);
      if (choice === undefined || chosen.has(post)) continue;
      const taken = new Set([...(neighbours.get(post) ?? [])].map(pictureOf));
      const [best] = choice[kind]
        .filter((key) => mayRepeat || !taken.has(key))
        .sort((one, other) => (lastUse.get(one) ?? -1) - (lastUse.get(other) ?? -1));
      if (best === undefined) continue;
      chosen.set(post, best);
      lastUse.set(best, index);
    }
    lastUse.clear();
  };
  for (const turn of turns) {
    take(turn, "pictures");
    take(turn, "kin");
    take(turn, "landscapes");
    take(turn, "pictures", true);
  }
  return chosen;
}
