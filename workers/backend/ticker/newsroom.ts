/** The newsroom's calls of one HTTP request: who may write a live ticker, and the way to the object that writes it. */
import { parseBearerToken } from "#workers/backend/accounts/caller/parse-caller.ts";
import { isSameSecret } from "#workers/backend/accounts/keys/secret-text.ts";
import type { TickerEntry } from "#workers/backend/content/content-block.ts";
import { forgetVersion } from "#workers/backend/content/version/known-version.ts";
import type { Env } from "#workers/backend/env.ts";
import type { TickerEdit } from "./ticker-state.ts";

export type EditOutcome =
  | { kind: "written"; entry: TickerEntry | null }
  | { kind: "unchanged" | "unknown post" }
  | { kind: "refused"; reason: string };

export type Newsroom = {
  /** Whether the request shows NEWSROOM_TOKEN; compared in constant time. */
  isNewsroom(): Promise<boolean>;
  /** What is `written` is stored. */
  edit(postId: number, edit: TickerEdit): Promise<EditOutcome>;
};

export function createNewsroom(request: Request, env: Env): Newsroom {
  return {
    async isNewsroom() {
      const given = parseBearerToken(request);
      const token = env.NEWSROOM_TOKEN ?? "";
      return given !== null && token !== "" && isSameSecret(given, token);
    },
    async edit(postId, edit) {
      const outcome = await env.TICKERS.getByName(String(postId)).edit(postId, edit);
      // Written by another object, in this isolate or elsewhere.
      if (outcome.kind === "written") forgetVersion(env.DB);
      return outcome;
    },
  };
}
