/** Which builds of portal and back end were at work, and since when. */
import type { Env } from "#workers/backend/env.ts";

declare const __BUILD_ID__: string;

/** The back end's own; a test has none. */
export const backendBuild = typeof __BUILD_ID__ === "string" ? __BUILD_ID__ : "unbuilt";

export type BuildPart = "portal" | "backend";

/** As the build names itself. */
export const BUILD_ID = /^[\w.-]{1,64}$/;

/** Notes a build that was not seen before; `now` in seconds. */
export async function noteBuild({ DB }: Pick<Env, "DB">, part: BuildPart, id: string, now: number): Promise<void> {
  const sql = "INSERT INTO seen_builds (part, id, first_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
  await DB.prepare(sql).bind(part, id, now).run();
}
