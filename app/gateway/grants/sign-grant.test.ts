import { jwtVerify } from "jose";
import { expect, test } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import type { Grant, Viewer } from "#app/domain/paywall/viewer/viewer.ts";
import { signGrant } from "./sign-grant.ts";

const secret = "a-secret-of-sufficient-length";
const now = new Date("2026-01-02T03:04:05.678Z");

const environment = (secretText?: string) => parseEnvironment({ APP_ENV: "prod", GRANT_SECRET: secretText }, "b1");
const from = { now, address: "203.0.113.7" };
const sign = async (grant: Grant, post = 12) =>
  (await signGrant(environment(secret), { access: "granted", grant }, post, from)) ?? "";

/** The one line of a publisher's own back end (docs/paywall.md), at another time. */
async function verify(token: string, { key = secret, audience = "grant", seconds = 0 } = {}) {
  const currentDate = new Date(now.getTime() + seconds * 1000);
  return jwtVerify(token, new TextEncoder().encode(key), { audience, algorithms: ["HS256"], currentDate });
}

test("a grant names its audience, one post, a reason, a partner's host and the address of its reader, and two minutes", async () => {
  const { payload, protectedHeader } = await verify(await sign({ reason: "PARTNER", host: "vn.example" }));
  expect(protectedHeader).toEqual({ alg: "HS256" });
  expect(payload).toEqual({
    aud: "grant",
    post: 12,
    reason: "PARTNER",
    host: "vn.example",
    address: "203.0.113.7",
    nbf: Date.parse("2026-01-02T03:03:05Z") / 1000,
    exp: Date.parse("2026-01-02T03:06:05Z") / 1000,
  });
});

test("no other grant says where its reader is", async () => {
  for (const reason of ["BOT", "METERED", "EVENT"] as const)
    expect((await verify(await sign({ reason }))).payload).not.toHaveProperty("address");
});

test("a back end believes it with the shared secret, as a grant, in its time, and otherwise not", async () => {
  const grant = await sign({ reason: "BOT" });
  await expect(verify(grant, { key: "another-secret-of-that-length" })).rejects.toThrow("signature");
  await expect(verify(grant, { audience: "caller" })).rejects.toThrow("aud");
  await expect(verify(grant, { seconds: 120 })).rejects.toThrow("exp");
  await expect(verify(grant, { seconds: -62 })).rejects.toThrow("nbf");
  for (const seconds of [-60, 0, 119]) expect((await verify(grant, { seconds })).payload.reason).toBe("BOT");
});

test("a grant for one post cannot be turned into one for another", async () => {
  const [head, , signature] = (await sign({ reason: "BOT" })).split(".");
  const [, forged] = (await sign({ reason: "BOT" }, 13)).split(".");
  await expect(verify(`${head}.${forged}.${signature}`)).rejects.toThrow("signature");
});

test("a grant can stand in an address: letters, digits, - and _, two dots", async () => {
  for (let post = 1; post < 40; post += 1) {
    expect(await sign({ reason: "METERED" }, post)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{43}$/);
  }
});

test("a reader without access gets none", async () => {
  for (const access of ["anonymous", "reader"] satisfies Viewer["access"][])
    expect(await signGrant(environment(secret), { access }, 5, from)).toBeNull();
});

test("without a configured secret there is no grant", async () => {
  expect(await signGrant(environment(), { access: "granted", grant: { reason: "BOT" } }, 5, from)).toBeNull();
});
