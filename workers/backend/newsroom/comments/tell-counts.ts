/** Once a minute pages that show a post hear that its numbers of comments and reactions have changed (decision 100). */
import { type Touched, tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseComputedVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";

/** So many can be named to the caches at once. */
const POSTS_AT_ONCE = 30;

/** A mark costs no page anew; a minute of marks does, once. What is left waits for the next minute. */
export async function tellCounts(env: ChangeEnv): Promise<void> {
  const { DB } = env;
  const { results } = await DB.prepare(`SELECT post_id FROM changed_counts ORDER BY post_id LIMIT ${POSTS_AT_ONCE}`).all<{
    post_id: number;
  }>();
  if (results.length === 0) return;
  const touched: Touched[] = [
    { kind: "posts", key: null },
    ...results.flatMap(({ post_id: key }): Touched[] => [
      { kind: "post", key },
      { kind: "comments", key },
    ]),
  ];
  await DB.batch([
    DB.prepare("DELETE FROM changed_counts WHERE post_id IN (SELECT value FROM json_each(?1))").bind(
      JSON.stringify(results.map(({ post_id }) => post_id)),
    ),
    raiseComputedVersionStatement(DB, toTouches(touched)),
  ]);
  await announceChange(env, new Set(tagsOfWrite([], touched)));
}
