/** The newsroom's calls of one HTTP request: who may write a live ticker, and the way to the object that writes it. */

import type { TickerEdit } from "#workers/backend/content/tickers/ticker-state.ts";
import { forgetVersion } from "#workers/backend/ground/changes/known-version.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { countAttempts, defineLimit, QUARTER_HOUR_S } from "#workers/backend/ground/limits/rate-limits.ts";
import { admitNewsroom, type NewsroomAdmission } from "#workers/backend/newsroom/staff/newsroom-session.ts";
import { type EditOutcome, findTickerObject } from "./ticker-object.ts";

/** Edits of one live ticker, by everybody who writes it. */
const tickerEdits = defineLimit("ticker-edits", { max: 600, windowS: QUARTER_HOUR_S });

export type Newsroom = {
  /** Who calls, looked at once a request. */
  admit(): Promise<NewsroomAdmission>;
  /** What is `written` is stored. `too many` is of a ticker that is written faster than anybody types. */
  edit(postId: number, edit: TickerEdit): Promise<EditOutcome | { kind: "too many" }>;
};

export function createNewsroom(request: Request, env: Env, now: number): Newsroom {
  let admission: Promise<NewsroomAdmission> | null = null;
  return {
    admit() {
      admission ??= admitNewsroom(request, env, now);
      return admission;
    },
    async edit(postId, edit) {
      const [exceeded] = await countAttempts({ env, now }, [{ limit: tickerEdits, subject: String(postId) }]);
      if (exceeded !== undefined) return { kind: "too many" };
      const outcome = await findTickerObject(env, postId).edit(postId, edit);
      // Written by another object, in this isolate or elsewhere.
      if (outcome.kind === "written") forgetVersion(env.DB);
      return outcome;
    },
  };
}
