import { env as bindings } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { firstTexts as other } from "#app/configuration/brands/tauernlicht/generated/first-texts.ts";
import { firstTexts } from "#brand/first-texts.ts";
import { handleAdmin } from "#workers/backend/doors/admin/handle-admin.ts";
import { postNewsletters } from "#workers/backend/doors/admin/newsletters/post-newsletters.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { keepBrandTexts } from "./keep-brand-texts.ts";

const told: string[][] = [];
const env: Env = { ...(bindings as Env), PORTAL_CACHE: { purge: async (tags) => void told.push(tags) } };

const readVersion = () => env.DB.prepare("SELECT version FROM content_version").first("version");
const readTitle = (slug: string) => env.DB.prepare("SELECT title FROM newsletters WHERE slug = ?1").bind(slug).first("title");
const readOffers = async () => {
  const { results } = await env.DB.prepare(
    "SELECT offer_long AS long, offer_short AS short FROM upsell_campaigns ORDER BY number",
  ).all();
  return results;
};

beforeEach(async () => {
  await keepBrandTexts(env);
  told.length = 0;
});

test("newsletters and offers have the brand's texts, written once, and who keeps pages is told", async () => {
  expect(await keepBrandTexts(env, other)).toBe(true);
  expect(await readOffers()).toEqual([other.campaigns[""], other.campaigns.PREMIUM26]);
  expect(await readTitle("morgen")).toBe(other.newsletters.morgen.title);
  expect(told).toEqual([["anything", "newsletters"]]);
  const version = await readVersion();
  expect([await keepBrandTexts(env, other), await readVersion(), told.length]).toEqual([false, version, 1]);
  expect(await keepBrandTexts(env)).toBe(true);
  expect(await readVersion()).not.toBe(version);
});

test("what the publisher has written stays", async () => {
  const body = JSON.stringify({ records: [{ slug: "sport", title: "Montags" }] });
  await postNewsletters(new Request("http://backend/admin/newsletters", { method: "POST", body }), env);
  await keepBrandTexts(env, other);
  expect([await readTitle("sport"), await readTitle("VPLUS_Subscriber")]).toEqual(["Montags", "Tauernlicht Plus"]);
});

test("operators need not wait for the clock", async () => {
  await keepBrandTexts(env, other);
  const headers = { authorization: "Bearer test-admin-token" };
  const post = () => handleAdmin(new Request("http://backend/admin/brand-texts", { method: "POST", headers }), env);
  expect([await (await post()).json(), await (await post()).json()]).toEqual([{ written: true }, { written: false }]);
  expect(await readTitle("morgen")).toBe(firstTexts.newsletters.morgen.title);
});
