/** What becomes of a reader's comments when the account is deleted (decision 100): the text stays, the name goes. */

import { logError } from "#shared/log/log.ts";
import { type Touched, toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import type { AccountEnding } from "#workers/backend/readers/accounts/registration/remove-account.ts";

export const NAMELESS = "Gelöschtes Konto";

const ofAccount = "SELECT comment_id FROM comment_authors WHERE account_id = ?1";

export const commentEnding: AccountEnding = {
  refusal: "Der Name an deinen Kommentaren kann gerade nicht gelöscht werden. Bitte versuche es in wenigen Minuten noch einmal.",
  async end({ env }, accountId) {
    const { DB } = env;
    try {
      const { results } = await DB.prepare(
        `SELECT DISTINCT c.post_id FROM comment_authors o CROSS JOIN comments c ON c.id = o.comment_id WHERE o.account_id = ?1`,
      )
        .bind(accountId)
        .all<{ post_id: number }>();
      const touched = results.map(({ post_id: key }): Touched => ({ kind: "comments", key }));
      await DB.batch([
        // What waits or was hidden nobody has read: it goes as a whole.
        DB.prepare(`DELETE FROM comments WHERE is_hidden = 1 AND gone_at IS NULL AND answers = 0 AND id IN (${ofAccount})`).bind(
          accountId,
        ),
        DB.prepare(`UPDATE comments SET author = '${NAMELESS}' WHERE gone_at IS NULL AND id IN (${ofAccount})`).bind(accountId),
        DB.prepare(
          "UPDATE comments SET useful = useful - 1 WHERE id IN (SELECT comment_id FROM comment_marks WHERE account_id = ?1)",
        ).bind(accountId),
        DB.prepare(
          "UPDATE posts SET own_reactions = own_reactions - 1 WHERE id IN (SELECT post_id FROM post_reactions WHERE account_id = ?1)",
        ).bind(accountId),
        DB.prepare("DELETE FROM comment_marks WHERE account_id = ?1").bind(accountId),
        DB.prepare("DELETE FROM post_reactions WHERE account_id = ?1").bind(accountId),
        raiseVersionStatement(DB, toTouches(touched)),
      ]);
      await announceChange(env, new Set(touched.map(({ kind, key }) => toCacheTag(kind, key))));
      return results.length === 0 ? [] : ["Deine Kommentare stehen ohne deinen Namen weiter da."];
    } catch (error) {
      logError("The name at a reader's comments was not removed", error);
      return null;
    }
  },
};
