import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { mintGrant, mintSigned, mintUnsigned } from "#workers/backend/readers/access/mint-grant-for-test.ts";
import { mintCaller, testOrigin, testSecret } from "./mint-caller-for-test.ts";
import { parseBearerToken, parseCaller } from "./parse-caller.ts";

const now = Math.floor(Date.now() / 1000);
const unknown = {
  address: null,
  network: null,
  origin: null,
  device: "",
  knownDevice: null,
  isInCheckout: false,
  isTrusted: false,
};

function parse(headers: Record<string, string>, on = env) {
  return parseCaller(new Request("http://backend/graphql", { headers }), on, now);
}

test("the portal's token names the caller", async () => {
  expect(await parse({ "x-caller": await mintCaller() })).toEqual({
    address: "203.0.113.7",
    network: "203.0.113.0/24",
    origin: testOrigin,
    device: "Firefox",
    knownDevice: null,
    isInCheckout: false,
    isTrusted: false,
  });
  expect(await parse({ "x-caller": await mintCaller({ knownDevice: "x" }) })).toMatchObject({ knownDevice: "x" });
  expect(await parse({ "x-caller": await mintCaller({ address: null, origin: null, device: "" }) })).toEqual(unknown);
});

test("the portal's token also names a running checkout, and only with the value true", async () => {
  expect(await parse({ "x-caller": await mintCaller({ checkout: true }) })).toMatchObject({ isInCheckout: true });
  for (const checkout of [false, undefined, "true", 1, null]) {
    expect(await parse({ "x-caller": await mintCaller({ checkout }) })).toMatchObject({ isInCheckout: false });
  }
  expect(await parse({ "x-checkout": "1", "x-caller": await mintCaller() })).toMatchObject({ isInCheckout: false });
});

test("an IPv6 address counts as its network, an invalid text as no address", async () => {
  expect(await parse({ "x-caller": await mintCaller({ address: "2001:db8:1:2:3::4" }) })).toMatchObject({
    address: "2001:db8:1:2::/64",
    network: "2001:db8:1::/56",
  });
  expect(await parse({ "x-caller": await mintCaller({ address: "unknown" }) })).toMatchObject({
    address: null,
    origin: testOrigin,
  });
});

test("links in mails can begin only with an http or https origin", async () => {
  for (const origin of ["http://localhost:8787", "https://xn--bcher-kva.example"]) {
    expect((await parse({ "x-caller": await mintCaller({ origin }) })).origin).toBe(origin);
  }
  for (const origin of [
    "",
    "null",
    "javascript:alert(1)",
    "ftp://a.example",
    `${testOrigin}/`,
    `${testOrigin}/x?y`,
    "a.example",
  ]) {
    expect((await parse({ "x-caller": await mintCaller({ origin }) })).origin).toBeNull();
  }
});

test("the browser's user agent is cut to 200 characters", async () => {
  const { device } = await parse({ "x-caller": await mintCaller({ device: "Ä".repeat(300) }) });
  expect(device).toBe("Ä".repeat(200));
});

test("a header that is expired, altered, signed by another secret or for another purpose is ignored", async () => {
  const valid = await mintCaller();
  const [head = "", payload = "", signature = ""] = valid.split(".");
  const [, otherPayload] = (await mintCaller({ address: "198.51.100.1" })).split(".");
  const claims = { aud: "caller", address: "203.0.113.7", origin: testOrigin, device: "Firefox", exp: now + 60 };
  const headers = [
    await mintCaller({ exp: now }),
    await mintCaller({}, "another secret"),
    await mintCaller({ nbf: now + 1 }),
    await mintCaller({ exp: undefined }),
    await mintCaller({ aud: "grant" }),
    await mintCaller({ aud: undefined }),
    await mintSigned(claims, testSecret, { alg: "HS512" }),
    mintUnsigned(claims),
    mintUnsigned(claims, signature),
    await mintCaller({ exp: String(now + 60) }),
    await mintCaller({ address: 7 }),
    await mintCaller({ origin: [testOrigin] }),
    await mintCaller({ device: null }),
    await mintGrant({ post: 1, reason: "BOT", exp: now + 60 }, testSecret),
    await mintSigned("text", testSecret),
    await mintSigned(null, testSecret),
    `${head}.${otherPayload}.${signature}`,
    `${head}.${payload}.`,
    `${head}.${payload}`,
    `${payload}.${signature}`,
    payload,
    `${valid}.`,
    `..${signature}`,
    "a.b.c",
    "a".repeat(8000),
    "%",
    "",
  ];
  for (const header of headers) expect(await parse({ "x-caller": header }), header.slice(0, 100)).toEqual(unknown);
  expect(await parse({})).toEqual(unknown);
});

test("without a secret the portal cannot vouch for anybody", async () => {
  const { GRANT_SECRET: _, ...others } = env;
  expect(await parse({ "x-caller": await mintCaller({}, "undefined") }, others as typeof env)).toEqual(unknown);
});

test("while the secret is replaced the portal's token is valid with either, and with no third", async () => {
  const turning = { ...env, GRANT_SECRET: "the-present-secret", GRANT_SECRET_PREVIOUS: "the-previous-secret" };
  for (const secret of ["the-present-secret", "the-previous-secret"]) {
    expect(await parse({ "x-caller": await mintCaller({}, secret) }, turning)).toMatchObject({ origin: testOrigin });
  }
  expect(await parse({ "x-caller": await mintCaller() }, turning)).toEqual(unknown);
});

test("the previous secret is ignored when there is no present one", async () => {
  const left = { ...env, GRANT_SECRET: "", GRANT_SECRET_PREVIOUS: "the-previous-secret" };
  expect(await parse({ "x-caller": await mintCaller({}, "the-previous-secret") }, left)).toEqual(unknown);
});

test("a service of the publisher shows its token", async () => {
  for (const authorization of ["Bearer test-service-token", "bearer test-service-token"]) {
    expect(await parse({ authorization })).toEqual({ ...unknown, isTrusted: true });
  }
  for (const authorization of [
    "test-service-token",
    "Basic test-service-token",
    "Bearer test-service-toke",
    "Bearer test-service-tokens",
    "Bearer test-service-token x",
    "Bearer ",
    `Bearer ${"a".repeat(5000)}`,
  ]) {
    expect(await parse({ authorization }), authorization).toEqual(unknown);
  }
});

test("without a service token no caller is trusted", async () => {
  const { SERVICE_TOKEN: _, ...others } = env;
  expect(await parse({ authorization: "Bearer undefined" }, others as typeof env)).toEqual(unknown);
  expect(await parse({ authorization: "Bearer " }, { ...env, SERVICE_TOKEN: "" })).toEqual(unknown);
});

test("the token of a session is read from the Authorization header", () => {
  const read = (authorization: string) => parseBearerToken(new Request("http://backend/", { headers: { authorization } }));
  expect(read("Bearer abc-_123")).toBe("abc-_123");
  // Readers without a token send the bare scheme.
  const none = ["Bearer", "Bearer ", "", "abc", "Bearer a b", "Token abc", `Bearer ${"a".repeat(201)}`];
  expect(none.map(read)).toEqual(none.map(() => null));
});
