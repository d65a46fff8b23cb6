import { expect, test } from "vitest";
import { toGrantSecrets } from "./grant-secrets.ts";
import { mintGrant, mintSigned } from "./mint-grant-for-test.ts";
import { parseGrant } from "./parse-grant.ts";

const secret = "a secret";
const now = 1_800_000_000;
const valid = { post: 7, reason: "METERED", exp: now + 60 };
const parse = (token: string | null, changes: { postId?: number; now?: number; secrets?: string[] } = {}) =>
  parseGrant(token, { postId: 7, now, secrets: [secret], ...changes });

test.each(["BOT", "METERED", "PARTNER", "EVENT"])("a grant for a %s read opens its post", async (reason) => {
  expect(await parse(await mintGrant({ ...valid, reason, kid: "k1" }, secret))).toEqual({ reason, host: "" });
});

test("of a partner's referral the host is known, of others it does not matter", async () => {
  const host = "partner.example";
  expect(await parse(await mintGrant({ ...valid, reason: "PARTNER", host }, secret))).toEqual({ reason: "PARTNER", host });
  expect(await parse(await mintGrant({ ...valid, host }, secret))).toEqual({ reason: "METERED", host: "" });
  expect(await parse(await mintGrant({ ...valid, reason: "PARTNER", host: 7 }, secret))).toBeNull();
});

test("a grant may be shown again for its post within its time", async () => {
  const token = await mintGrant(valid, secret);
  expect([await parse(token), await parse(token)]).toEqual([
    { reason: "METERED", host: "" },
    { reason: "METERED", host: "" },
  ]);
});

test("a grant opens no other post", async () => {
  expect(await parse(await mintGrant(valid, secret), { postId: 8 })).toBeNull();
});

test("a grant ends at its second", async () => {
  const token = await mintGrant(valid, secret);
  expect(await parse(token, { now: valid.exp - 1 })).toMatchObject({ reason: "METERED" });
  expect(await parse(token, { now: valid.exp })).toBeNull();
});

test("a grant that was altered or signed by somebody else opens nothing", async () => {
  const token = await mintGrant(valid, secret);
  const [payload, signature] = token.split(".");
  const [otherPayload] = (await mintGrant({ ...valid, exp: now + 9999 }, secret)).split(".");
  const flipped = signature?.startsWith("A") ? `B${signature.slice(1)}` : `A${signature?.slice(1)}`;
  for (const forged of [
    `${otherPayload}.${signature}`,
    `${payload}.${flipped}`,
    `${payload}.`,
    `${payload}`,
    token.slice(0, -1),
    token.slice(1),
    `${token}A`,
    ` ${token}`,
    await mintGrant(valid, "another"),
  ]) {
    expect(await parse(forged)).toBeNull();
  }
});

test("a signed text of another kind is no grant", async () => {
  for (const payload of [
    { ...valid, reason: "SUBSCRIPTION" },
    { ...valid, post: "7" },
    { reason: "BOT", post: 7 },
    { ...valid, exp: String(valid.exp) },
    { ...valid, purpose: undefined },
    { ...valid, purpose: "caller" },
    { ...valid, purpose: "user-ref" },
    { ...valid, purpose: "meter" },
    { ...valid, purpose: ["grant"] },
  ]) {
    expect(await parse(await mintGrant(payload, secret)), JSON.stringify(payload)).toBeNull();
  }
  for (const payload of ["text", null, [], 7, valid]) expect(await parse(await mintSigned(payload, secret))).toBeNull();
});

test("nonsense is no grant and no error", async () => {
  for (const token of [null, "", ".", "a.b.c", "%.%", "ä.ö", "a".repeat(5000), "AAAA.AAAAA"])
    expect(await parse(token)).toBeNull();
});

test("while the secret is replaced a grant counts with either, and with no third", async () => {
  const secrets = ["the present one", "the previous one"];
  for (const one of secrets) expect(await parse(await mintGrant(valid, one), { secrets })).not.toBeNull();
  expect(await parse(await mintGrant(valid, secret), { secrets })).toBeNull();
});

test("the secret before counts while it is named, and never without a present one", () => {
  const toSecrets = (present?: string, previous?: string) =>
    toGrantSecrets({
      ...(present === undefined ? {} : { GRANT_SECRET: present }),
      ...(previous === undefined ? {} : { GRANT_SECRET_PREVIOUS: previous }),
    });
  expect([toSecrets("a", "b"), toSecrets("a"), toSecrets("a", "")]).toEqual([["a", "b"], ["a"], ["a"]]);
  expect([toSecrets(), toSecrets("", "b"), toSecrets(undefined, "b")]).toEqual([[], [], []]);
});

test("without a secret nothing can be granted", async () => {
  expect(await parse(await mintGrant(valid, "x"), { secrets: [] })).toBeNull();
});
