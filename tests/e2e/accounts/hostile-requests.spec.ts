/** Requests that other sites or caches could make use of: forms and calls from elsewhere, the cookie image, personal answers. */
import { parseSetCookie } from "cookie";
import { type Answer, ask } from "#tests/support/edge/ask.ts";
import {
  createAddress,
  fetchPair,
  postForm,
  postJson,
  type Reader,
  registerReader,
  toBrowserCookies,
  toCookieHeader,
  toImagePath,
} from "#tests/support/journeys/account-calls.ts";
import { expect, test } from "#tests/support/journeys/journeys.ts";

let reader: Reader;
/** Of the session that the other tests use. */
let cookie: string;

test.beforeAll(async ({ portal }) => {
  reader = await registerReader(portal.origin, portal.state);
  cookie = toCookieHeader(await fetchPair(portal.origin, reader.image));
});

const visit = (origin: string, path: string, headers: Record<string, string> = {}) =>
  ask(origin, path, { headers: { "cf-connecting-ip": createAddress(), ...headers } });
const logIn = (origin: string, headers: Record<string, string> = {}) => {
  const { username: log, password } = reader;
  return postJson(origin, "/wp-json/sso/v1/login", { log, password }, { "cf-connecting-ip": createAddress(), ...headers });
};

async function newImage(origin: string): Promise<string> {
  return toImagePath(JSON.parse((await logIn(origin)).text).data.login_result.cookie);
}

const elsewhere: [string, Record<string, string>][] = [
  ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["another site in an older browser", { origin: "https://evil.example" }],
  ["a page without an origin", { origin: "null" }],
  ["a neighbouring subdomain", { origin: "http://blog.localhost", "sec-fetch-site": "same-site" }],
];

for (const [sender, headers] of elsewhere) {
  test(`What ${sender} sends in a reader's name is refused, and the reader stays signed in`, async ({ portal }) => {
    const forms = ["logout", "login", "change-password", "newsletter", "end-session", "delete-account"];
    const { username, password } = reader;
    for (const intent of forms) {
      const fields = { intent, username, password, currentPassword: password };
      const answer = await postForm(portal.origin, "/profil", fields, { cookie, ...headers });
      expect([intent, answer.status, answer.setCookies]).toEqual([intent, 403, []]);
    }
    const logout = { query: "mutation { logout { logout } }" };
    const authorization = `Bearer ${reader.token}`;
    const call = await postJson(portal.origin, "/graphql", logout, { "x-mutation": "true", authorization, ...headers });
    expect(call.status).toBe(403);
    const rest = [
      await logIn(portal.origin, headers),
      await postJson(portal.origin, "/wp-json/sso/v1/logout", {}, { authorization, ...headers }),
    ];
    expect(rest.map(({ status }) => status)).toEqual([403, 403]);
    expect(rest.map(({ text }) => text).join()).not.toContain("cookie");

    expect((await visit(portal.origin, "/profil", { cookie })).status).toBe(200);
  });
}

test("A form on another site, sent by a reader's own browser, does not sign them out", async ({ page, portal }) => {
  await page.context().addCookies(toBrowserCookies(portal.origin, await fetchPair(portal.origin, await newImage(portal.origin))));
  const form = `<form method="post" action="${portal.origin}/profil"><input name="intent" value="logout"><button>Gewinn abholen</button></form>`;
  await page.route("http://evil.example/", (route) => route.fulfill({ contentType: "text/html", body: form }));
  await page.goto("http://evil.example/");
  const [answer] = await Promise.all([
    page.waitForResponse(`${portal.origin}/profil`),
    page.getByRole("button", { name: "Gewinn abholen" }).click(),
  ]);
  expect(answer.status()).toBe(403);
  expect((await page.goto("/profil"))?.status()).toBe(200);
  expect(new URL(page.url()).search).toBe("");
});

test.describe("A GraphQL mutation", () => {
  const query = "mutation { logout { logout } }";
  const authorization = () => ({ authorization: `Bearer ${reader.token}` });

  test("without X-Mutation is refused", async ({ portal }) => {
    const { status, text } = await postJson(portal.origin, "/graphql", { query }, authorization());
    expect([status, JSON.parse(text).errors[0].message]).toEqual([403, "Mutations need the header X-Mutation: true."]);
    expect((await visit(portal.origin, "/profil", { cookie })).status).toBe(200);
  });

  test("by GET is refused", async ({ portal }) => {
    const headers = { "x-mutation": "true", ...authorization() };
    const { status, text } = await visit(portal.origin, `/graphql?query=${encodeURIComponent(query)}`, headers);
    expect([status, JSON.parse(text).data]).toEqual([405, undefined]);
    expect((await visit(portal.origin, "/profil", { cookie })).status).toBe(200);
  });

  test("as a form or as plain text, which other sites may send without asking, is refused", async ({ portal }) => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const headers = { "content-type": type, ...authorization() };
      const { status } = await ask(portal.origin, "/graphql", { method: "POST", headers, body: JSON.stringify({ query }) });
      expect([type, status >= 400 && status < 500]).toEqual([type, true]);
    }
    expect((await visit(portal.origin, "/profil", { cookie })).status).toBe(200);
  });
});

test.describe("The image that sets the cookies", () => {
  const names = ({ setCookies }: Answer) => setCookies.map((header) => parseSetCookie(header).name);

  test("does so once, and not for another site or for who types its address", async ({ portal }) => {
    const image = await newImage(portal.origin);
    for (const site of ["cross-site", "same-site", "none"]) {
      const answer = await visit(portal.origin, image, { "sec-fetch-site": site });
      expect([site, answer.status, answer.setCookies]).toEqual([site, 403, []]);
    }
    const first = await visit(portal.origin, image, { "sec-fetch-site": "same-origin" });
    expect([first.status, first.headers["content-type"], names(first)]).toEqual([
      200,
      "image/gif",
      ["EvoSSO", "SsoSessionCookie", "PortalDevice"],
    ]);
    expect(first.headers["cache-control"]).toContain("no-store");
    const second = await visit(portal.origin, image, { "sec-fetch-site": "same-origin" });
    expect([second.status, second.setCookies]).toEqual([410, []]);
  });

  test("does not for a key that was altered", async ({ portal }) => {
    const image = await newImage(portal.origin);
    const altered = image.replace(/key=(.)/, (_, first) => `key=${first === "A" ? "B" : "A"}`);
    for (const path of [altered, `${image}A`, image.slice(0, -8), image.replace(/key=.*/, "key=")]) {
      const answer = await visit(portal.origin, path, { "sec-fetch-site": "same-origin" });
      expect([answer.status, answer.setCookies]).toEqual([410, []]);
    }
  });
});

test.describe("What is personal", () => {
  test("in the profile, its data and its dialogs is not cached", async ({ portal }) => {
    for (const path of ["/profil", "/profil/daten", "/profil?dialog=generic"]) {
      const { status, headers, text } = await visit(portal.origin, path, { cookie });
      expect([status, headers["cache-control"]], path).toEqual([200, "private, no-store"]);
      if (!path.includes("dialog")) expect(text, path).toContain(reader.username);
    }
  });

  test("in a reply to a login is not cached", async ({ portal }) => {
    const { headers, text } = await logIn(portal.origin);
    expect(text).toContain(reader.username);
    expect(headers["cache-control"]).toContain("no-store");
  });

  test("does not stand on the front page, which is the same for all, byte for byte", async ({ portal }) => {
    // Signed in as somebody whose name is known, not only an address.
    const anna = { log: "anna", password: "talblick-demo" };
    const reply = await postJson(portal.origin, "/wp-json/sso/v1/login", anna, { "cf-connecting-ip": createAddress() });
    const pair = await fetchPair(portal.origin, toImagePath(JSON.parse(reply.text).data.login_result.cookie));
    const before = await visit(portal.origin, "/");
    const hers = await visit(portal.origin, "/", { cookie: toCookieHeader(pair) });
    const after = await visit(portal.origin, "/");
    expect(hers.setCookies.map((header) => parseSetCookie(header).name)).toEqual(["PortalSession"]);
    // A minute may have passed in between, and "vor 5 Minuten" with it.
    expect([before.text, after.text].includes(hers.text)).toBe(true);
    expect(hers.text).not.toMatch(/Nachbaur|anna@|leser\.talblick/);
    expect(hers.headers["content-security-policy"]).toBe(after.headers["content-security-policy"]);
  });
});
