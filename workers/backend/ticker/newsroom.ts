/** The newsroom's calls of one HTTP request: who may write a live ticker, and the way to the object that writes it. */
import { countAttempts } from "#workers/backend/accounts/guesses/rate-limits.ts";
import type { TickerEntry } from "#workers/backend/content/content-block.ts";
import { forgetVersion } from "#workers/backend/content/version/known-version.ts";
import type { Env } from "#workers/backend/env.ts";
import { admitNewsroom, type NewsroomAdmission } from "#workers/backend/newsroom/newsroom-session.ts";
import type { TickerEdit } from "./ticker-state.ts";

export type EditOutcome =
  | { kind: "written"; entry: TickerEntry | null }
  /** The call has come before: it stands there. */
  | { kind: "known"; entry: TickerEntry }
  | { kind: "unchanged" | "unknown post" | "conflict" }
  | { kind: "refused"; reason: string };

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
      const [exceeded] = await countAttempts({ env, now }, [{ limit: "ticker-edits", subject: String(postId) }]);
      if (exceeded !== undefined) return { kind: "too many" };
      const outcome = await env.TICKERS.getByName(String(postId)).edit(postId, edit);
      // Written by another object, in this isolate or elsewhere.
      if (outcome.kind === "written") forgetVersion(env.DB);
      return outcome;
    },
  };
}
