/** Publishes the front page that was planned for an hour, as it is then. */
import { logInfo } from "#shared/log/log.ts";
import type { ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { writeStaffLog } from "#workers/backend/newsroom/staff/staff-log.ts";
import { publishFront, readFront } from "./front-page.ts";

const dueSql = `SELECT revision, changed_by FROM desk_drafts
  WHERE publish_at <= ?1 AND publish_at IS NOT NULL AND kind = 'home' AND content IS NOT NULL`;

/** What is due at `now`. Whoever edits the draft in that second is obeyed by the run a minute later. */
export async function publishPlanned(env: ChangeEnv, now: Date): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const due = await env.DB.prepare(dueSql).bind(seconds).first<{ revision: number; changed_by: number | null }>();
  if (due === null) return;
  const { latest } = await readFront(env.DB, seconds);
  const { revision: known, changed_by: by } = due;
  const outcome = await publishFront(env, { known, latest, by, cause: "planned" }, seconds);
  if (outcome.kind !== "done") return logInfo("the planned front page was edited meanwhile and comes out with the next run");
  await writeStaffLog(env, { staffId: by, kind: "front-published", subject: "Titelseite, wie geplant" }, seconds);
}
