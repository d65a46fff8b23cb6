/** What a reader began to write and has not sent (decision 100): by the page of its form, in this browser alone. */

import * as v from "valibot";
import { parseJson } from "#app/domain/page/parse-json.ts";

/** `at` is when it was changed last, in milliseconds since 1970. */
export type Draft = { path: string; text: string; at: number };

const MAX_DRAFTS = 20;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const draftsSchema = v.array(v.object({ path: v.string(), text: v.string(), at: v.number() }));

/** Those of the last 30 days, the newest first; none for what is no list of drafts. */
export function parseDrafts(text: string | null, now: number): Draft[] {
  const parsed = v.safeParse(draftsSchema, parseJson(text ?? "[]"));
  const drafts = parsed.success ? parsed.output : [];
  return drafts.filter(({ at }) => now - at < MAX_AGE_MS).toSorted((one, other) => other.at - one.at);
}

/** The draft of a page as it is now; an empty one goes, and of too many the oldest. */
export function withDraft(drafts: readonly Draft[], draft: Draft): Draft[] {
  const others = drafts.filter(({ path }) => path !== draft.path);
  return draft.text.trim() === "" ? others : [draft, ...others].slice(0, MAX_DRAFTS);
}

/** Without those that say what was sent; spaces do not matter. */
export function withoutSent(drafts: readonly Draft[], sent: string): Draft[] {
  const toKey = (text: string) => text.replace(/\s+/g, " ").trim();
  return drafts.filter(({ text }) => toKey(text) !== toKey(sent));
}
