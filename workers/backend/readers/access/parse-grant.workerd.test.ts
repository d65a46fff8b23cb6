import { expect, test } from "vitest";
import { toGrantSecrets } from "#workers/backend/ground/secrets/grant-secrets.ts";
import { mintGrant, mintSigned, mintUnsigned } from "./mint-grant-for-test.ts";
import { parseGrant } from "./parse-grant.ts";

const secret = "a secret";
const now = 4_000_000_000;
const valid = { post: 7, reason: "METERED", exp: now + 60 };
const parse = (token: string | null, changes: { postId?: number; now?: number; secrets?: string[] } = {}) =>
  parseGrant(token, { postId: 7, now, secrets: [secret], ...changes });

test.each(["BOT", "METERED", "PARTNER", "EVENT"])("a grant for a %s read opens its post", async (reason) => {
  expect(await parse(await mintGrant({ ...valid, reason, kid: "k1" }, secret))).toEqual({ reason, host: "", network: null });
});

test("of a partner's referral the host is known, of others it does not matter", async () => {
  const host = "partner.example";
  expect(await parse(await mintGrant({ ...valid, reason: "PARTNER", host }, secret))).toEqual({
    reason: "PARTNER",
    host,
    network: null,
  });
  expect(await parse(await mintGrant({ ...valid, host }, secret))).toEqual({ reason: "METERED", host: "", network: null });
  expect(await parse(await mintGrant({ ...valid, reason: "PARTNER", host: 7 }, secret))).toBeNull();
});

test("of a partner's reader the network is known, of others it does not matter", async () => {
  const read = async (claims: object) => (await parse(await mintGrant({ ...valid, ...claims }, secret)))?.network;
  expect(await read({ reason: "PARTNER", address: "203.0.113.7" })).toBe("203.0.113.0/24");
  expect(await read({ reason: "PARTNER", address: "2001:db8:1:2::7" })).toBe("2001:db8:1::/56");
  for (const address of [null, "", "unknown"]) expect(await read({ reason: "PARTNER", address })).toBeNull();
  expect(await read({ address: "203.0.113.7" })).toBeNull();
  expect(await parse(await mintGrant({ ...valid, reason: "PARTNER", address: 7 }, secret))).toBeNull();
});

test("a grant may be shown again for its post within its time", async () => {
  const token = await mintGrant(valid, secret);
  expect([await parse(token), await parse(token)]).toEqual([
    { reason: "METERED", host: "", network: null },
    { reason: "METERED", host: "", network: null },
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
  const [head, payload, signature] = token.split(".");
  const [, otherPayload] = (await mintGrant({ ...valid, exp: now + 9999 }, secret)).split(".");
  const flipped = signature?.startsWith("A") ? `B${signature.slice(1)}` : `A${signature?.slice(1)}`;
  for (const forged of [
    `${head}.${otherPayload}.${signature}`,
    `${head}.${payload}.${flipped}`,
    `${head}.${payload}.`,
    `${head}.${payload}`,
    `${payload}.${signature}`,
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
    { ...valid, exp: undefined },
    { ...valid, aud: undefined },
    { ...valid, aud: "caller" },
    { ...valid, aud: "user-ref" },
    { ...valid, aud: "meter" },
    { ...valid, aud: "Grant" },
    { ...valid, aud: "", purpose: "grant" },
  ]) {
    expect(await parse(await mintGrant(payload, secret)), JSON.stringify(payload)).toBeNull();
  }
  for (const payload of ["text", null, [], 7, valid]) expect(await parse(await mintSigned(payload, secret))).toBeNull();
});

test("a grant counts from its time on and not before", async () => {
  const token = await mintGrant({ ...valid, nbf: now }, secret);
  expect(await parse(token)).toMatchObject({ reason: "METERED" });
  expect(await parse(token, { now: now - 1 })).toBeNull();
  expect(await parse(await mintGrant({ ...valid, nbf: "now" }, secret))).toBeNull();
});

test("no algorithm but HS256 makes a grant, whatever its head says", async () => {
  const claims = { aud: "grant", ...valid };
  const [, payload, signature] = (await mintGrant(valid, secret)).split(".");
  const head = btoa(JSON.stringify({ alg: "HS256", crit: ["x"], x: 1 })).replace(/=+$/, "");
  for (const token of [
    mintUnsigned(claims),
    mintUnsigned(claims, signature),
    await mintSigned(claims, secret, { alg: "HS384" }),
    await mintSigned(claims, secret, { alg: "HS512" }),
    `${head}.${payload}.${signature}`,
  ]) {
    expect(await parse(token), token).toBeNull();
  }
  expect(await parse(await mintSigned(claims, secret))).not.toBeNull();
});

test("a grant that is far longer than any of the portal's is not even looked at", async () => {
  expect(await parse(await mintGrant({ ...valid, filler: "a".repeat(1000) }, secret))).toBeNull();
});

test("nonsense is no grant and no error", async () => {
  for (const token of [null, "", ".", "..", "a.b.c", "a.b.c.d.e", "%.%.%", "ä.ö.ü", "a".repeat(5000), "AAAA.AAAA.AAAAA"])
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
