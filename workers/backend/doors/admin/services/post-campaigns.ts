/**
 * `POST /admin/campaigns`: campaigns of a program, such as the one that orders are kept in (docs/advertising.md), by the name that each has there.
 * One that is known is set anew, and what was counted of it stays.
 */
import * as v from "valibot";
import { toAdminError, toAdminReply } from "#workers/backend/doors/admin/admin-reply.ts";
import { readLimitedJson } from "#workers/backend/ground/bodies/read-limited.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { type CampaignOutcome, createCampaign, setCampaign } from "#workers/backend/newsroom/advertising/write-campaigns.ts";

const MAX_BYTES = 100_000;
const moment = v.pipe(
  v.string(),
  v.isoTimestamp("must be a moment, as ISO 8601"),
  v.transform((text) => Math.floor(Date.parse(text) / 1000)),
);
const bodySchema = v.strictObject({
  campaigns: v.pipe(
    v.array(
      v.strictObject({
        key: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_.-]{0,59}$/, "must be small letters and digits")),
        advertiser: v.string(),
        isOwn: v.optional(v.boolean(), false),
        link: v.string(),
        alt: v.string(),
        /** Pictures of the library by their source. */
        narrow: v.string(),
        wide: v.optional(v.nullable(v.string()), null),
        starts: moment,
        ends: moment,
        sections: v.optional(v.array(v.string()), []),
        municipality: v.optional(v.nullable(v.string()), null),
        weight: v.number(),
        maxViews: v.optional(v.nullable(v.number()), null),
      }),
    ),
    v.minLength(1, "must not be empty"),
    v.maxLength(20, "must be at most 20"),
  ),
});

type SentCampaign = v.InferOutput<typeof bodySchema>["campaigns"][number];

const knownSql = "SELECT c.id, c.revision FROM ad_campaigns c WHERE c.form_key = ?1";

/** Replies `{campaigns: [{key, id}]}`; 400 with what is wrong, and those before it are kept. */
export async function postCampaigns(request: Request, env: Env, now: Date): Promise<Response> {
  const read = await readLimitedJson(request, MAX_BYTES);
  const body = v.safeParse(bodySchema, "value" in read ? read.value : null);
  if (!body.success) return toAdminError(400, `${v.getDotPath(body.issues[0]) ?? "body"}: ${body.issues[0].message}`);
  const kept: { key: string; id: number }[] = [];
  for (const campaign of body.output.campaigns) {
    const outcome = await keep(env, campaign, Math.floor(now.getTime() / 1000));
    if (outcome.kind !== "done")
      return toAdminError(outcome.kind === "conflict" ? 409 : 400, `${campaign.key}: ${toProblem(outcome)}`);
    kept.push({ key: campaign.key, id: outcome.id });
  }
  return toAdminReply({ campaigns: kept });
}

async function keep(env: Env, { key, narrow, wide, ...facts }: SentCampaign, now: number): Promise<CampaignOutcome> {
  const formKey = `import:${key}`;
  const campaign = {
    ...facts,
    narrow: (await findPicture(env, narrow)) ?? 0,
    wide: wide === null ? null : ((await findPicture(env, wide)) ?? 0),
  };
  const known = await env.DB.prepare(knownSql).bind(formKey).first<{ id: number; revision: number }>();
  return known === null
    ? createCampaign(env, { key: formKey, campaign }, now)
    : setCampaign(env, { id: known.id, known: known.revision, campaign }, now);
}

/** No picture has the number 0. */
async function findPicture(env: Env, source: string): Promise<number | null> {
  return env.DB.prepare("SELECT m.id FROM media m WHERE m.source = ?1").bind(source).first<number>("id");
}

function toProblem(outcome: Exclude<CampaignOutcome, { kind: "done" }>): string {
  if (outcome.kind === "bad input") return outcome.message;
  return outcome.kind === "fault" ? outcome.fault : "was changed meanwhile";
}
