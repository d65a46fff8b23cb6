/** Keeps an issue: once for each newsletter and day, even if it is written again. */

import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import type { IssueSection } from "#workers/backend/readers/newsletters/newsletter-row.ts";

export type NewIssue = {
  newsletter: string;
  /** Its name (issue-name.ts). */
  day: string;
  subject: string;
  intro: string | null;
  sections: IssueSection[];
  /** Moments, in seconds. */
  coversUntil: number;
  composedAt: number;
  /** False for an issue of the archive alone. */
  isSent: boolean;
};

const insertSql = `INSERT INTO newsletter_issues
    (newsletter, day, subject, intro, sections, covers_until, composed_at, sends_from)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (newsletter, day) DO NOTHING RETURNING id`;

/** Written in one batch with the issue. `guard` fails, and all of it with it, where something was changed meanwhile. */
export type Around = { guard: D1PreparedStatement; after: D1PreparedStatement[] };

/** The number of the issue; null where that day has one already, which stays as it is. Rejects where the guard does. */
export async function writeIssue(env: ChangeEnv, issue: NewIssue, around: Around | null = null): Promise<number | null> {
  const { newsletter, day, subject, intro, sections, coversUntil, composedAt, isSent } = issue;
  const results = await env.DB.batch<{ id: number }>([
    ...(around === null ? [] : [around.guard]),
    env.DB.prepare(insertSql).bind(
      newsletter,
      day,
      subject,
      intro,
      JSON.stringify(sections),
      coversUntil,
      composedAt,
      isSent ? composedAt : null,
    ),
    raiseVersionStatement(env.DB, toTouches([{ kind: "newsletters", key: null }])),
    ...(around?.after ?? []),
  ]);
  const [row] = results[around === null ? 0 : 1]?.results ?? [];
  if (row !== undefined) await announceChange(env, new Set([toCacheTag("newsletters")]));
  return row?.id ?? null;
}
