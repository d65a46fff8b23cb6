/** Takes a page away: one that its site has withdrawn, or that the newsroom takes from its readers. */

import { subjectKinds } from "#workers/backend/content/search/search-statements.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { toTouchedTags, touchingStatements } from "#workers/backend/ground/changes/content-version.ts";
import { pageWriter } from "./write-pages.ts";

type Leaving = { id: number; source: string; slug: string };
/** `to`: where its addresses lead from now on; null: nowhere. `before`: statements of the same batch. */
type Removal = { to?: string | null; before?: readonly D1PreparedStatement[] };

/** With its search entry and its former addresses; unknown numbers are passed over. */
export async function removePage(env: ChangeEnv, id: number): Promise<void> {
  const page = await env.DB.prepare("SELECT id, source, slug FROM pages WHERE id = ?1").bind(id).first<Leaving>();
  if (page !== null) await takePageAway(env, page);
}

/** All of it in one batch; throws where a statement of `before` fails. */
export async function takePageAway(
  env: ChangeEnv,
  { id, source, slug }: Leaving,
  { to = null, before = [] }: Removal = {},
): Promise<void> {
  const { DB } = env;
  const owner = `page ${source}`;
  const touching = touchingStatements(DB, { sql: pageWriter.touches, json: JSON.stringify([{ source }]) });
  const replies = await DB.batch<{ touched: string | null }>([
    touching.before,
    ...before,
    ...(to === null
      ? [DB.prepare("DELETE FROM redirects WHERE owner = ?1").bind(owner)]
      : [
          DB.prepare(
            `INSERT INTO redirects (path, target, status, owner) VALUES (?1, ?2, 301, ?3)
             ON CONFLICT (path) DO UPDATE SET target = excluded.target, owner = excluded.owner WHERE redirects.owner IS NOT NULL`,
          ).bind(`/${slug}`, to, owner),
          DB.prepare("UPDATE redirects SET target = ?2 WHERE owner = ?1").bind(owner, to),
        ]),
    DB.prepare("DELETE FROM subjects_search WHERE rowid = ?1").bind(id * 4 + subjectKinds.page),
    DB.prepare("DELETE FROM content_hashes WHERE kind = 'page' AND source = ?1").bind(source),
    DB.prepare("DELETE FROM pages WHERE id = ?1").bind(id),
    touching.after,
  ]);
  await announceChange(env, new Set(toTouchedTags(replies.at(-1)?.results[0]?.touched)));
}
