/** Which builds of portal and back end were at work, and since when. */
import type { Env } from "#workers/backend/ground/env.ts";

declare const __BUILD_ID__: string;

/** The back end's own; a test has none. */
export const backendBuild = typeof __BUILD_ID__ === "string" ? __BUILD_ID__ : "unbuilt";

const buildParts = ["portal", "backend"] as const;
export type BuildPart = (typeof buildParts)[number];

/** As the build names itself. */
export const BUILD_ID = /^[\w.-]{1,64}$/;

/** Far more than the status page shows: who looks for the build of an old report finds it. */
const DAYS_KEPT = 400;
const LAST_KEPT = 20;

/** Notes a build that was not seen before; `now` in seconds. */
export async function noteBuild({ DB }: Pick<Env, "DB">, part: BuildPart, id: string, now: number): Promise<void> {
  const sql = "INSERT INTO seen_builds (part, id, first_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
  await DB.prepare(sql).bind(part, id, now).run();
}

/** For the clock: what was first seen long ago goes, but never the last ones of a part, one of which is at work. */
export async function deleteOldBuilds({ DB }: Pick<Env, "DB">, now: Date): Promise<void> {
  const before = Math.floor(now.getTime() / 1000) - DAYS_KEPT * 24 * 60 * 60;
  const sql = `DELETE FROM seen_builds WHERE part = ?1 AND first_at < min(?2,
    (SELECT first_at FROM seen_builds WHERE part = ?1 ORDER BY first_at DESC LIMIT 1 OFFSET ?3))`;
  await DB.batch(buildParts.map((part) => DB.prepare(sql).bind(part, before, LAST_KEPT - 1)));
}
