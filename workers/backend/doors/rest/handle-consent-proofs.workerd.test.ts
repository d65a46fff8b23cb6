import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { embedProviders } from "#graphql/generated/contract.ts";
import worker from "#workers/backend/backend.ts";
import { cleanUpForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";

const answer = {
  version: 1,
  id: "3b241101-e2bb-4255-8caf-4136c566a962",
  time: "2026-01-02T12:00:00.000Z",
  source: "banner",
  granted: false,
  settings: {
    necessary: true,
    preferences: false,
    marketing: false,
    statistics: true,
    granular: Object.fromEntries(embedProviders.map((provider) => [provider, provider === "vimeo"])),
  },
};

const post = (body: unknown) =>
  worker.fetch(
    new Request("http://backend/consent-proofs", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
    env,
  );
const readKept = async () =>
  (await env.DB.prepare("SELECT id, answer, expires_at - kept_at AS seconds FROM consent_proofs").all()).results;

beforeEach(async () => {
  await env.DB.exec("DELETE FROM consent_proofs");
});

test("an answer is kept as it was given, for three years, and never changed", async () => {
  expect((await post(answer)).status).toBe(204);
  expect((await post({ ...answer, granted: true })).status).toBe(204);
  const [kept, ...others] = await readKept();
  expect(others).toEqual([]);
  expect(JSON.parse(String(kept?.answer))).toEqual(answer);
  expect(Number(kept?.seconds)).toBeGreaterThanOrEqual(3 * 365 * 24 * 60 * 60);
});

test.each([
  ["nothing", null],
  ["an answer without a number", { ...answer, id: "1" }],
  ["an answer with more to it", { ...answer, email: "anna@leserin.example" }],
  ["an unknown provider", { ...answer, settings: { ...answer.settings, granular: { hologramm: true } } }],
  ["a refusal of the necessary", { ...answer, settings: { ...answer.settings, necessary: false } }],
  ["a long one", { ...answer, time: `${answer.time}${" ".repeat(3000)}` }],
])("%s is refused", async (_name, body) => {
  expect((await post(body)).status).toBe(400);
  expect(await readKept()).toEqual([]);
});

test("answers are sent by POST", async () => {
  const response = await worker.fetch(new Request("http://backend/consent-proofs"), env);
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});

test("proofs whose time is over are deleted", async () => {
  await post(answer);
  await cleanUpForTest(env.DB, new Date(), ["consent-proofs"]);
  expect(await readKept()).toHaveLength(1);
  await cleanUpForTest(env.DB, new Date(Date.now() + 4 * 366 * 24 * 60 * 60 * 1000), ["consent-proofs"]);
  expect(await readKept()).toEqual([]);
});
