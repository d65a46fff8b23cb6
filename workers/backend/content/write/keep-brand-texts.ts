/**
 * Texts of the brand that stand in the database (decision 106, migration 0053): newsletters and offers to print subscribers, until the
 * publisher writes others.
 */

import type { BrandFirstTexts } from "#app/configuration/brands/brand.ts";
import { firstTexts } from "#brand/first-texts.ts";
import { toCacheTag } from "#workers/backend/ground/cache-tags/cache-tag.ts";
import { announceChange, type ChangeEnv } from "#workers/backend/ground/changes/announce-change.ts";
import { raiseVersionStatement } from "#workers/backend/ground/changes/content-version.ts";

const outdatedSql = `SELECT 1 FROM json_each(?1) j CROSS JOIN newsletters n ON n.slug = j.value ->> 'key'
    WHERE n.from_brand = 1 AND (n.title, n.description) <> (j.value ->> 'title', j.value ->> 'description')
  UNION ALL SELECT 1 FROM json_each(?2) j CROSS JOIN upsell_campaigns c ON c.number = j.value ->> 'key'
    WHERE c.from_brand = 1 AND (c.offer_short, c.offer_long) <> (j.value ->> 'short', j.value ->> 'long') LIMIT 1`;
const newslettersSql = `UPDATE newsletters SET title = j.value ->> 'title', description = j.value ->> 'description'
  FROM json_each(?1) j WHERE newsletters.slug = j.value ->> 'key' AND newsletters.from_brand = 1`;
const campaignsSql = `UPDATE upsell_campaigns SET offer_short = j.value ->> 'short', offer_long = j.value ->> 'long'
  FROM json_each(?1) j WHERE upsell_campaigns.number = j.value ->> 'key' AND upsell_campaigns.from_brand = 1`;

/**
 * Writes what is not as the brand says, and says whether there was any; otherwise it costs one look. `texts`: for tests. Throws when the
 * database does not answer.
 */
export async function keepBrandTexts(env: ChangeEnv, texts: BrandFirstTexts = firstTexts): Promise<boolean> {
  const [newsletters, campaigns] = [toRows(texts.newsletters), toRows(texts.campaigns)];
  if ((await env.DB.prepare(outdatedSql).bind(newsletters, campaigns).first()) === null) return false;
  await env.DB.batch([
    env.DB.prepare(newslettersSql).bind(newsletters),
    env.DB.prepare(campaignsSql).bind(campaigns),
    raiseVersionStatement(env.DB),
  ]);
  await announceChange(env, new Set([toCacheTag("newsletters")]));
  return true;
}

function toRows(texts: Record<string, Record<string, string>>): string {
  return JSON.stringify(Object.entries(texts).map(([key, text]) => ({ key, ...text })));
}
