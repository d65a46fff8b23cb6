import { expect, test } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { createGrant } from "./create-grant.ts";
import { signGrant } from "./sign-grant.ts";

const secret = "a-secret-of-sufficient-length";
const now = new Date("2026-01-02T03:04:05.678Z");

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, "base64url"));
}

/** As the back end does it: the signature is over the payload as it travels. */
async function isGenuine(grant: string, withSecret: string): Promise<boolean> {
  const [payload = "", signature = ""] = grant.split(".");
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(withSecret), algorithm, false, ["verify"]);
  return crypto.subtle.verify("HMAC", key, fromBase64Url(signature), new TextEncoder().encode(payload));
}

function payloadOf(grant: string): unknown {
  return JSON.parse(new TextDecoder().decode(fromBase64Url(grant.split(".")[0] ?? "")));
}

test("the back end can verify a grant with the shared secret, and with no other", async () => {
  const grant = await signGrant(secret, 12, { reason: "BOT" }, now);
  expect(await isGenuine(grant, secret)).toBe(true);
  expect(await isGenuine(grant, "another-secret-of-that-length")).toBe(false);
});

test("a grant names its purpose, one post, a reason, a partner's host, and two minutes", async () => {
  const grant = await signGrant(secret, 12, { reason: "PARTNER", host: "vn.example" }, now);
  expect(payloadOf(grant)).toEqual({
    purpose: "grant",
    post: 12,
    reason: "PARTNER",
    host: "vn.example",
    exp: Date.parse("2026-01-02T03:06:05Z") / 1000,
  });
});

test("a grant for one post cannot be turned into one for another", async () => {
  const grant = await signGrant(secret, 12, { reason: "BOT" }, now);
  const forged = Buffer.from(JSON.stringify({ ...(payloadOf(grant) as object), post: 13 })).toString("base64url");
  expect(await isGenuine(`${forged}.${grant.split(".")[1]}`, secret)).toBe(false);
});

test("a grant can stand in an address: letters, digits, - and _, one dot", async () => {
  for (let post = 1; post < 40; post += 1) {
    expect(await signGrant(secret, post, { reason: "METERED" }, now)).toMatch(/^[\w-]+\.[\w-]{43}$/);
  }
});

const environment = (secretText?: string) => parseEnvironment({ APP_ENV: "prod", GRANT_SECRET: secretText }, "b1");

test("who has been granted access gets a grant with the reason", async () => {
  const grant = await createGrant(environment(secret), { access: "granted", grant: { reason: "EVENT" } }, 5, now);
  expect(payloadOf(grant ?? "")).toMatchObject({ post: 5, reason: "EVENT" });
});

test("a reader without access gets none", async () => {
  expect(await createGrant(environment(secret), { access: "anonymous" }, 5, now)).toBeNull();
  expect(await createGrant(environment(secret), { access: "reader" }, 5, now)).toBeNull();
});

test("without a configured secret nobody gets one", async () => {
  expect(await createGrant(environment(), { access: "granted", grant: { reason: "BOT" } }, 5, now)).toBeNull();
});
