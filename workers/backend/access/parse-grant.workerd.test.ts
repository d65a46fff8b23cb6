import { expect, test } from "vitest";
import { mintGrant } from "./mint-grant-for-test.ts";
import { parseGrant } from "./parse-grant.ts";

const secret = "a secret";
const now = 1_800_000_000;
const valid = { post: 7, reason: "METERED", exp: now + 60 };
const parse = (token: string | null, changes: { postId?: number; now?: number; secret?: string | undefined } = {}) =>
  parseGrant(token, { postId: 7, now, secret, ...changes });

test.each(["BOT", "METERED", "PARTNER", "EVENT"])("a grant for a %s read opens its post", async (reason) => {
  expect(await parse(await mintGrant({ ...valid, reason, kid: "k1" }, secret))).toBe(reason);
});

test("a grant opens no other post", async () => {
  expect(await parse(await mintGrant(valid, secret), { postId: 8 })).toBeNull();
});

test("a grant ends at its second", async () => {
  const token = await mintGrant(valid, secret);
  expect(await parse(token, { now: valid.exp - 1 })).toBe("METERED");
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
    "text",
    null,
    [],
  ]) {
    expect(await parse(await mintGrant(payload, secret))).toBeNull();
  }
});

test("nonsense is no grant and no error", async () => {
  for (const token of [null, "", ".", "a.b.c", "%.%", "ä.ö", "a".repeat(5000), "AAAA.AAAAA"])
    expect(await parse(token)).toBeNull();
});

test("without a secret nothing can be granted", async () => {
  const unsigned = await mintGrant(valid, "x");
  expect(await parse(unsigned, { secret: undefined })).toBeNull();
  expect(await parse(unsigned, { secret: "" })).toBeNull();
});
