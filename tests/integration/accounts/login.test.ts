/** Into a session and out of it without script: every success is a redirect. */
import { describe, expect, test } from "vitest";
import { ANNA, annasCookies, loginReply, pairHeaders, wirePiano } from "#tests/support/edge/account-answers.ts";
import { cleared, cookies, origin, prepareAccountSite, signedIn } from "#tests/support/edge/account-site.ts";
import { GRANT_SECRET } from "#tests/support/edge/start-edge.ts";
import { readSigned } from "#tests/support/units/read-caller.ts";

const { edge, visit, send, asked, operation, login } = prepareAccountSite();

describe("logging in", () => {
  test("asks the back end once, loads the cookies' image, and leads back", async () => {
    const answer = await login();
    expect([answer.status, answer.headers.location]).toEqual([303, "/themen/wohnen"]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const [request] = asked("/wp-json/sso/v1/login");
    expect(JSON.parse(request?.body ?? "")).toEqual({ log: "anna", password: ANNA.password });
    expect(readSigned(request?.headers["x-caller"], GRANT_SECRET)).toMatchObject({ aud: "caller", origin });
    expect(asked("/wp-json/sso/v1/cookie").map(({ path }) => path)).toEqual(["/wp-json/sso/v1/cookie?key=abc"]);
    expect(readSigned(asked("/wp-json/sso/v1/cookie")[0]?.headers["x-caller"], GRANT_SECRET)).toMatchObject({ origin });
  });

  test("sets the pair as the back end does, and the token for a week; no other cookie of the back end's", async () => {
    const answer = await login();
    expect(answer.setCookies.slice(0, 2)).toEqual(pairHeaders);
    expect(cookies(answer).slice(2)).toEqual([
      { name: "apollo:prod.token", value: ANNA.token, path: "/", maxAge: 604_800, sameSite: "lax", secure: true },
    ]);
  });

  test("on an encrypted line the token is for encrypted lines only", async () => {
    const proxied = await edge.startPortal({ PUBLIC_ORIGIN: "https://www.talblick.example" });
    const answer = await proxied("/profil?dialog=login", {
      method: "POST",
      headers: { origin: "https://www.talblick.example", "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ intent: "login", username: "anna", password: "x" }).toString(),
    });
    expect(cookies(answer).find(({ name }) => name === "apollo:default.token")).toMatchObject({ secure: true });
  });

  test("a reply with subscriptions is kept at once, so that the next page asks nothing", async () => {
    const data = { ...loginReply.data, piano: wirePiano, attributes: [] };
    edge.backend.answerRest("/wp-json/sso/v1/login", () => ({ body: { ...loginReply, data } }));
    const kept = cookies(await login()).find(({ name }) => name === "PortalSession");
    await visit("/", `${annasCookies}; PortalSession=${encodeURIComponent(kept?.value ?? "")}`);
    expect(operation("autologin")).toBeUndefined();
  });

  test("replaces remains of another session, wherever they were set", async () => {
    const answer = await login({}, { cookie: "SsoSessionCookie=alt" });
    const headers = cookies(answer).map(({ name, domain, maxAge }) => [name, domain, maxAge === 0]);
    expect(headers.slice(0, 6).every(([, , isCleared]) => isCleared)).toBe(true);
    expect(headers).toContainEqual(["EvoSSO", undefined, true]);
    expect(answer.setCookies.slice(6, 8)).toEqual(pairHeaders);
  });

  test("with a print card the last name is the password", async () => {
    const { status } = await login({ username: "12345678", password: "Berger" });
    expect(status).toBe(303);
    expect(JSON.parse(asked("/wp-json/sso/v1/login")[0]?.body ?? "")).toEqual({ log: "12345678", password: "Berger" });
  });

  test.each([
    ["https://evil.example/"],
    ["//evil.example/"],
    ["/\\evil.example"],
    ["/\t/evil.example"],
    ["javascript:alert(1)"],
    [""],
  ])("leads to the profile when asked to lead to %j", async (returnTo) => {
    const { status, headers } = await login({ returnTo });
    expect([status, headers.location]).toEqual([303, "/profil"]);
  });
});

describe("the header's way in, without script", () => {
  const accountLink = (text: string) => /<a href="([^"]+)" data-account-link/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";

  test.each([["/"], ["/themen/wohnen"], ["/suche?q=Rhein"], ["/ein-titel/100"], ["/gibt-es-nicht"]])(
    "leads from %s over the login back to it",
    async (path) => {
      const asked = await visit(accountLink((await visit(path)).text));
      expect(asked.status).toBe(303);
      const dialog = new URL(asked.headers.location ?? "", origin);
      expect([dialog.searchParams.get("dialog"), dialog.searchParams.get("returnTo")]).toEqual(["login", path]);
      const page = await visit(dialog.pathname + dialog.search);
      expect(accountLink(page.text)).toBe(`/profil?${new URLSearchParams({ returnTo: path })}`);
      const entered = await send(dialog.pathname + dialog.search, {
        intent: "login",
        username: "anna",
        password: ANNA.password,
        returnTo: path,
      });
      expect([entered.status, entered.headers.location]).toEqual([303, path]);
    },
  );

  test("leads a signed-in reader to the profile", async () => {
    const answer = await visit(accountLink((await visit("/themen/wohnen", annasCookies)).text), annasCookies);
    expect([answer.status, answer.text.includes("Hallo, Anna")]).toEqual([200, true]);
  });

  test("leads on from a new password, too", async () => {
    const { text } = await visit("/profil?dialog=generic&message=password-reset&returnTo=%2Fthemen");
    expect(text).toContain('href="/profil?dialog=login&amp;returnTo=%2Fthemen"');
  });
});

describe("logging out", () => {
  test("ends the session in the back end and here, and leads back", async () => {
    const answer = await send("/profil", { intent: "logout", returnTo: "/themen" }, signedIn);
    expect([answer.status, answer.headers.location]).toEqual([303, "/themen"]);
    expect(asked("/wp-json/sso/v1/logout")[0]?.headers.authorization).toBe(`Bearer ${ANNA.token}`);
    expect(cleared(answer)).toEqual(new Set(["EvoSSO", "SsoSessionCookie", "apollo:prod.token"]));
    const places = cookies(answer).filter(({ name, maxAge }) => name === "EvoSSO" && maxAge === 0);
    expect(places.map(({ domain, path }) => `${domain ?? "-"}${path}`).sort()).toEqual(
      [
        "-/",
        "-/profil",
        "talblick.example/",
        "talblick.example/profil",
        "www.talblick.example/",
        "www.talblick.example/profil",
      ].sort(),
    );
  });

  test("works also when the back end is gone, and without a session", async () => {
    edge.backend.behave({ kind: "hangs up" });
    for (const headers of [signedIn, {}]) {
      const answer = await send("/profil", { intent: "logout" }, headers);
      expect([answer.status, answer.headers.location]).toEqual([303, "/"]);
      expect(cleared(answer)).toContain("EvoSSO");
    }
  });

  const [pair, half] = annasCookies.split("; ");
  test.each([
    ["the pair without its second cookie", pair, [ANNA.token]],
    ["the token cookie alone", "apollo:prod.token=t-anna-geheim", [ANNA.token]],
    ["both, of two sessions", `${annasCookies}; apollo:prod.token=t-andere`, [ANNA.token, "t-andere"]],
    ["both, of the same", `${annasCookies}; apollo:prod.token=${ANNA.token}`, [ANNA.token]],
    ["nothing that proves one", `${half}; EvoSSO=kaputt`, []],
  ])("ends the session in the back end with %s", async (_name, cookie, tokens) => {
    const answer = await send("/profil", { intent: "logout" }, { cookie: cookie ?? "" });
    expect(answer.status).toBe(303);
    const asks = asked("/wp-json/sso/v1/logout").map(({ headers }) => headers.authorization);
    expect(asks).toEqual(tokens.map((token) => `Bearer ${token}`));
    expect(cleared(answer)).toEqual(new Set(["EvoSSO", "SsoSessionCookie", "apollo:prod.token"]));
  });

  test("forgets what was kept", async () => {
    const kept = cookies(await visit("/", annasCookies)).find(({ name }) => name === "PortalSession");
    const name = `PortalSession=${encodeURIComponent(kept?.value ?? "")}`;
    const answer = await send("/profil", { intent: "logout" }, { cookie: `${annasCookies}; ${name}` });
    expect(cookies(answer).find((cookie) => cookie.name === "PortalSession")).toMatchObject({ value: "" });
    edge.backend.requests.length = 0;
    await visit("/", `${annasCookies}; ${name}`);
    expect(operation("autologin")).toBeDefined();
  });
});
