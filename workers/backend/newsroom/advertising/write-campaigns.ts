/** Enters and changes campaigns, pauses and ends them; who was slower undoes nothing unseen. */
import * as v from "valibot";
import { type AdShape, fitsAdShape, MAX_OPEN_CAMPAIGNS } from "#shared/rules/advertising-rules.ts";
import { tagsOfWrite } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { changeSeen, type Seen } from "#workers/backend/ground/changes/change-seen.ts";
import { raiseVersionStatement, toTouches } from "#workers/backend/ground/changes/content-version.ts";
import { toGuardSql } from "#workers/backend/ground/database/guard.ts";
import { advertisingTouched, type CampaignFacts, campaignSchema, toValues } from "./campaign.ts";

/** What a form is told of what it sent. */
export type CampaignFault =
  | "no narrow"
  | "narrow shape"
  | "no wide"
  | "wide shape"
  | "no section"
  | "no municipality"
  | "too many";

export type CampaignOutcome =
  | { kind: "done"; id: number }
  | { kind: "fault"; fault: CampaignFault }
  | { kind: "conflict" | "not found" }
  | { kind: "bad input"; message: string };

type Refused = Exclude<CampaignOutcome, { kind: "done" }>;

const columns = [
  "advertiser",
  "is_own",
  "link",
  "alt",
  "narrow_id",
  "wide_id",
  "starts_at",
  "ends_at",
  "sections",
  "municipality",
  "weight",
  "max_views",
];
const names = columns.join(", ");
const given = columns.map((name) => `?1 ->> '${name}'`).join(", ");
const insertSql = `INSERT INTO ad_campaigns (form_key, changed_at, ${names}) SELECT ?2, ?3, ${given} WHERE true
  ON CONFLICT (form_key) DO NOTHING`;
const setSql = `UPDATE ad_campaigns SET revision = revision + 1, changed_at = ?3, (${names}) = (${given}) WHERE id = ?2`;
const pauseSql = "UPDATE ad_campaigns SET is_paused = ?1, revision = revision + 1, changed_at = ?3 WHERE id = ?2";
// One that has not begun ends as it begins.
const endSql = `UPDATE ad_campaigns SET starts_at = min(starts_at, ?1), ends_at = min(ends_at, ?1), revision = revision + 1, changed_at = ?1
  WHERE id = ?2`;
const guardSql = toGuardSql("NOT EXISTS (SELECT 1 FROM ad_campaigns c WHERE c.id = ?1 AND c.revision = ?2)");

/** A new one; `key` names the form. `now` in seconds. */
export async function createCampaign(
  env: ChangeEnv,
  { key, campaign }: { key: string; campaign: CampaignFacts },
  now: number,
): Promise<CampaignOutcome> {
  const checked = await checkCampaign(env.DB, campaign, { now, id: null });
  if ("kind" in checked) return checked;
  const replies = await env.DB.batch<{ id: number }>([
    env.DB.prepare(insertSql).bind(JSON.stringify(toValues(checked.facts)), key, now),
    raiseVersionStatement(env.DB, toTouches(advertisingTouched)),
    env.DB.prepare("SELECT c.id FROM ad_campaigns c WHERE c.form_key = ?1").bind(key),
  ]);
  await announceChange(env, new Set(tagsOfWrite([], advertisingTouched)));
  const id = replies.at(-1)?.results[0]?.id;
  return id === undefined ? { kind: "not found" } : { kind: "done", id };
}

/** Puts `campaign` in the place of what stands; what was counted stays. */
export async function setCampaign(
  env: ChangeEnv,
  { campaign, ...seen }: Seen & { campaign: CampaignFacts },
  now: number,
): Promise<CampaignOutcome> {
  const checked = await checkCampaign(env.DB, campaign, { now, id: seen.id });
  if ("kind" in checked) return checked;
  return change(env, seen, env.DB.prepare(setSql).bind(JSON.stringify(toValues(checked.facts)), seen.id, now));
}

export async function pauseCampaign(
  env: ChangeEnv,
  { isPaused, ...seen }: Seen & { isPaused: boolean },
  now: number,
): Promise<CampaignOutcome> {
  return change(env, seen, env.DB.prepare(pauseSql).bind(isPaused ? 1 : 0, seen.id, now));
}

/** At once. */
export async function endCampaign(env: ChangeEnv, seen: Seen, now: number): Promise<CampaignOutcome> {
  return change(env, seen, env.DB.prepare(endSql).bind(now, seen.id));
}

async function change(env: ChangeEnv, { id, known }: Seen, write: D1PreparedStatement): Promise<CampaignOutcome> {
  const kind = await changeSeen(env, {
    guard: env.DB.prepare(guardSql).bind(id, known),
    writes: [write],
    touched: advertisingTouched,
    exists: env.DB.prepare("SELECT 1 FROM ad_campaigns c WHERE c.id = ?1").bind(id),
  });
  return kind === "done" ? { kind, id } : { kind };
}

type Size = { width: number | null; height: number | null };
type Referred = { sections: number; hasPlace: 0 | 1; open: number };

const referredSql = `SELECT
  (SELECT count(*) FROM terms WHERE taxonomy = 'category' AND slug IN (SELECT value FROM json_each(?1))) AS sections,
  ?2 IS NULL OR EXISTS (SELECT 1 FROM municipalities mu WHERE mu.slug = ?2) AS hasPlace,
  (SELECT count(*) FROM ad_campaigns c WHERE c.ends_at > ?3 AND c.id IS NOT ?4) AS open`;
const sizeSql = "SELECT m.width, m.height FROM media m WHERE m.id = ?1 AND m.mime >= 'image/' AND m.mime < 'image0'";

/** Its facts as they are kept, or what is wrong with them. */
async function checkCampaign(
  db: D1Database,
  campaign: CampaignFacts,
  { now, id }: { now: number; id: number | null },
): Promise<{ facts: CampaignFacts } | Refused> {
  const parsed = v.safeParse(campaignSchema, campaign);
  if (!parsed.success) return { kind: "bad input", message: `${v.getDotPath(parsed.issues[0])}: ${parsed.issues[0].message}` };
  const facts = parsed.output;
  const sections = [...new Set(facts.sections)];
  const [referred, narrow, wide] = await db.batch<Referred | Size>([
    db.prepare(referredSql).bind(JSON.stringify(sections), facts.municipality, now, id),
    db.prepare(sizeSql).bind(facts.narrow),
    db.prepare(sizeSql).bind(facts.wide),
  ]);
  const found = referred?.results[0] as Referred | undefined;
  const fault =
    findPictureFault("narrow", narrow?.results[0] as Size | undefined) ??
    (facts.wide === null ? null : findPictureFault("wide", wide?.results[0] as Size | undefined)) ??
    (found?.sections === sections.length ? null : "no section") ??
    (found?.hasPlace === 1 ? null : "no municipality") ??
    ((found?.open ?? 0) < MAX_OPEN_CAMPAIGNS ? null : "too many");
  return fault === null ? { facts } : { kind: "fault", fault };
}

function findPictureFault(shape: AdShape, size: Size | undefined): CampaignFault | null {
  if (size === undefined) return `no ${shape}`;
  return fitsAdShape(shape, size) ? null : `${shape} shape`;
}
