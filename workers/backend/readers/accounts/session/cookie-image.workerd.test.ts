import { env } from "cloudflare:workers";
import { parseSetCookie } from "cookie";
import { beforeEach, describe, expect, test } from "vitest";
import { cleanUpAccountsForTest } from "#workers/backend/doors/clock/clean-ups/clean-ups-for-test.ts";
import type { Env } from "#workers/backend/ground/env.ts";
import { createSecret } from "#workers/backend/ground/secrets/secret-text.ts";
import { createTestCall, deleteAccountsForTest, testNow } from "#workers/backend/readers/accounts/accounts-for-test.ts";
import type { SsoUser } from "#workers/backend/readers/accounts/replies/account-results.ts";
import { answerCookieImage, createClearingImage, createSettingImage } from "./cookie-image.ts";

beforeEach(deleteAccountsForTest);

const user: SsoUser = {
  user_id: 7,
  login: "maria",
  email: "maria+lesen@example.com",
  lastname: "Moosbrugger",
  fullname: "Maria Moosbrugger; geb. Küng",
  hash: createSecret(16),
  token: createSecret(32),
};
const gif = [..."GIF89a"].map((character) => character.charCodeAt(0));

const toPath = (markup: string) => /src="([^"]+)"/.exec(markup)?.[1] ?? "";
const load = (path: string, now = testNow, headers: Record<string, string> = {}, given = env as Env) =>
  answerCookieImage(new Request(`http://backend${path}`, { headers }), given, now);
const createSetting = async (origin: string | null = "https://www.talblick.example", reader = user) =>
  toPath(await createSettingImage(createTestCall({ caller: { origin } }), reader, true));
const createClearing = async (origin: string) => toPath(await createClearingImage(createTestCall({ caller: { origin } })));
const readCookies = (response: Response) => response.headers.getSetCookie().map((header) => parseSetCookie(header));
const both = { path: "/", sameSite: "lax" };

async function expectRefused(response: Response, status: number): Promise<void> {
  expect([response.status, response.headers.getSetCookie(), await response.text()]).toEqual([status, [], ""]);
}

describe("the image after a login", () => {
  test("sets both cookies, which scripts may read", async () => {
    const path = await createSetting();
    expect(path).toMatch(/^\/wp-json\/sso\/v1\/cookie\?key=[\w.-]+$/);
    const response = await load(path, testNow, { "sec-fetch-site": "same-origin" });
    expect(response.status).toBe(200);
    expect([response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual(["image/gif", "no-store"]);
    expect([...new Uint8Array(await response.arrayBuffer())].slice(0, 6)).toEqual(gif);
    const [sso, session, device, ...others] = readCookies(response);
    const attributes = { ...both, maxAge: 2_592_000, secure: true, domain: "talblick.example" };
    expect(others).toEqual([]);
    expect(sso).toEqual({ name: "EvoSSO", value: expect.any(String), ...attributes });
    // Scripts have no use for it, nor have other hosts.
    const hostOnly = { ...both, httpOnly: true, maxAge: 180 * 86_400, secure: true };
    expect(device).toEqual({ name: "PortalDevice", value: expect.stringMatching(/^[\w.-]{100,300}$/), ...hostOnly });
    expect(session).toEqual({ name: "SsoSessionCookie", value: user.hash, ...attributes });
    expect(Object.fromEntries(new URLSearchParams(sso?.value))).toEqual({
      username: "maria",
      fullname: "Maria Moosbrugger; geb. Küng",
      id: "7",
      email: "maria+lesen@example.com",
      h: user.hash,
      t: user.token,
    });
  });

  test.each([
    ["http://localhost:8787", undefined, undefined],
    ["http://127.0.0.1:8787", undefined, undefined],
    ["http://[::1]:8787", undefined, undefined],
    ["https://nnp.talblick.example", true, "talblick.example"],
    ["https://lesen.talblick.example:8443", true, "lesen.talblick.example"],
    ["http://talblick.example", undefined, "talblick.example"],
    [null, undefined, undefined],
  ])("of a portal at %s is secure: %s, for the domain %s", async (origin, secure, domain) => {
    for (const cookie of readCookies(await load(await createSetting(origin)))) {
      expect([cookie.secure, cookie.domain]).toEqual([secure, cookie.name === "PortalDevice" ? undefined : domain]);
    }
  });

  test("fits into a browser's four kilobytes whatever the reader is called", async () => {
    const long = {
      ...user,
      login: "試".repeat(60),
      fullname: "😀".repeat(300),
      email: `${"a".repeat(64)}@${"b".repeat(180)}.example`,
    };
    for (const header of (await load(await createSetting("https://talblick.example", long))).headers.getSetCookie()) {
      expect(header.length).toBeLessThan(4096);
    }
  });
});

test.each([
  ["https://www.talblick.example", ["", "", "talblick.example", "talblick.example"], true],
  ["http://localhost:8787", ["", ""], undefined],
])("the image after a logout clears the cookies of %s host-only and with domain", async (origin, domains, secure) => {
  const cookies = readCookies(await load(await createClearing(origin)));
  expect(cookies.map(({ domain }) => domain ?? "")).toEqual(domains);
  for (const [index, cookie] of cookies.entries()) {
    expect(cookie).toMatchObject({ ...both, name: index % 2 ? "SsoSessionCookie" : "EvoSSO", value: "", maxAge: 0 });
    expect(cookie.secure).toBe(secure);
  }
});

describe("a key", () => {
  test.each(["setting", "clearing"])("of a %s image works once", async (kind) => {
    const path = await (kind === "setting" ? createSetting() : createClearing("https://talblick.example"));
    const statuses = (await Promise.all([load(path), load(path), load(path)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 410, 410]);
    await expectRefused(await load(path), 410);
  });

  test("stays used when what is over is cleaned up", async () => {
    const path = await createSetting();
    await load(path);
    await cleanUpAccountsForTest(env.DB, new Date((testNow + 119) * 1000));
    await expectRefused(await load(path, testNow + 119), 410);
  });

  test("works for two minutes", async () => {
    const path = await createSetting();
    await expectRefused(await load(path, testNow + 120), 410);
    expect((await load(path, testNow + 119)).status).toBe(200);
  });

  test("shows nothing of what it holds", async () => {
    const key = new URL(await createSetting(), "http://backend").searchParams.get("key") ?? "";
    const bytes = key.split(".").map((part) => atob(part.replaceAll("-", "+").replaceAll("_", "/")));
    for (const secret of [user.token, user.hash, "maria"]) expect(bytes.join()).not.toContain(secret);
  });

  test("that was altered, cut, sealed with another secret or invented sets nothing", async () => {
    const path = await createSetting();
    const { GRANT_SECRET: _, ...withoutSecret } = env as Env;
    // The last character of base64 has bits that count for nothing.
    const positions = [1, 5, 20, 100].map((distance) => path.length - 1 - distance);
    const altered = positions.map((at) => path.slice(0, at) + (path[at] === "A" ? "B" : "A") + path.slice(at + 1));
    const keys = ["", "A", "AAAAAAAAAAAAAAAA", "A".repeat(9000), "..", "....", "a.b.c.d.e", "%00", "ä"].map(
      (key) => `/wp-json/sso/v1/cookie?key=${key}`,
    );
    for (const forged of [...altered, path.slice(0, -4), `${path}A`, "/wp-json/sso/v1/cookie", ...keys]) {
      await expectRefused(await load(forged), 410);
    }
    await expectRefused(await load(path, testNow, {}, { ...(env as Env), GRANT_SECRET: "another-secret-of-length" }), 410);
    await expectRefused(await load(path, testNow, {}, withoutSecret), 410);
    expect((await load(path)).status).toBe(200);
  });

  test("that was sealed before the secret was replaced still works, and new ones are sealed with the present", async () => {
    const { GRANT_SECRET: former = "", ...others } = env as Env;
    const turned = { ...others, GRANT_SECRET: "the-present-secret", GRANT_SECRET_PREVIOUS: former };
    expect((await load(await createSetting(), testNow, {}, turned)).status).toBe(200);
    const path = toPath(await createClearingImage(createTestCall({ env: turned })));
    await expectRefused(await load(path), 410);
    expect((await load(path, testNow, {}, { ...others, GRANT_SECRET: "the-present-secret" })).status).toBe(200);
  });

  test.each(["cross-site", "same-site", "none"])(
    "that another site (%s) embeds sets nothing and is not used up",
    async (site) => {
      const path = await createSetting();
      await expectRefused(await load(path, testNow, { "sec-fetch-site": site }), 403);
      expect((await load(path, testNow, { "sec-fetch-site": "same-origin" })).status).toBe(200);
    },
  );

  test.each(["document", "iframe", "empty"])(
    "that a reader is led to (%s) instead of loading an image sets nothing and is not used up",
    async (destination) => {
      const path = await createSetting();
      const headers = { "sec-fetch-site": "same-origin", "sec-fetch-dest": destination };
      await expectRefused(await load(path, testNow, headers), 403);
      expect((await load(path, testNow, { ...headers, "sec-fetch-dest": "image" })).status).toBe(200);
    },
  );
});
