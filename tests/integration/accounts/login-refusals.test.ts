/** Who does not get into a session, and learns why: every refusal is the page again. */
import { describe, expect, test } from "vitest";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { ANNA, loginReply, pairHeaders, wireUser } from "#tests/support/edge/account-answers.ts";
import { fieldError, formError, prepareAccountSite, signedIn } from "#tests/support/edge/account-site.ts";
import type { Answer } from "#tests/support/edge/ask.ts";
import type { Behaviour } from "#tests/support/edge/stand-in-backend.ts";
import { BACKEND_TIMEOUT_MS } from "#tests/support/edge/start-edge.ts";

const { edge, send, asked, login } = prepareAccountSite();

describe("logging in", () => {
  test.each([
    ["username", "", "Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein"],
    ["password", "", "Bitte gib ein Passwort ein"],
  ])("without %s nothing is asked", async (field, value, message) => {
    const answer = await login({ [field]: value });
    expect([answer.status, fieldError(answer, `login-${field}`)]).toEqual([400, message]);
    expect(asked("/wp-json/")).toEqual([]);
  });

  test("a refusal shows the server's message and keeps the name, never the password", async () => {
    edge.backend.answerRest("/wp-json/sso/v1/login", () => ({
      body: { data: { login_result: { error: "201" } }, message: 'Falsch. <a href="/hilfe">Hilfe</a><script>alert(1)</script>' },
    }));
    const answer = await login();
    expect([answer.status, formError(answer)]).toEqual([400, 'Falsch. <a href="/hilfe">Hilfe</a>']);
    expect(answer.text).toMatch(/<input[^>]*id="login-username"[^>]*value="anna"/);
    expect(answer.text).not.toContain(ANNA.password);
    expect(answer.setCookies).toEqual([]);
  });

  test("an account that is not activated leads to where it can be, unless the server says more", async () => {
    const refuse = (message: string | null) =>
      edge.backend.answerRest("/wp-json/sso/v1/login", () => ({
        body: { data: { login_result: { error: "218" }, user_data: null }, message },
      }));
    refuse("Öffne zuerst unsere E-Mail.");
    expect(formError(await login())).toBe("Öffne zuerst unsere E-Mail.");
    refuse(null);
    expect(formError(await login())).toBe(
      'Dein Benutzerkonto wurde noch nicht aktiviert. Bitte aktiviere dein Benutzerkonto <a href="/zugang-aktivieren">hier</a>.',
    );
  });

  test.each<[string, { status?: number; type?: string; body: unknown }, number?]>([
    ["a page", { type: "text/html", body: "<h1>Wartung</h1>" }, 502],
    ["a failure", { status: 500, body: { message: "Fatal error in /var/www" } }, 502],
    ["a pause", { status: 503, body: { message: "Wartung" } }, 503],
    ["an unknown path", { status: 404, body: { code: "rest_no_route", message: "No route", data: { status: 404 } } }],
    ["nothing", { body: "" }],
    ["a list", { body: [] }],
    ["no message", { body: { data: { login_result: { error: "201" } } } }],
    ["no reader", { body: { data: { login_result: { error: "0", cookie: "x" } } } }],
    ["a reader without hash", { body: { data: { login_result: { error: "0" }, user_data: { ...wireUser, hash: "" } } } }],
  ])("%s in place of a reply is the technical error", async (_name, answer, expected = 400) => {
    edge.backend.answerRest("/wp-json/sso/v1/login", () => answer);
    const { status, text } = await login();
    expect(status).toBe(expected);
    expect(text).toContain(TECHNICAL_ERROR);
    expect(text).not.toMatch(/var\/www|Wartung|No route/);
    expect(edge.log.join("\n")).not.toContain(ANNA.password);
  });

  test.each<[string, string, Record<string, unknown>]>([
    ["another site's image", '<img src="https://evil.example/wp-json/sso/v1/cookie?key=abc">', {}],
    ["another site's image by half an address", '<img src="//evil.example/wp-json/sso/v1/cookie">', {}],
    ["another path of ours", '<img src="/wp-json/wp/v2/posts?x=/cookie">', {}],
    ["a way out of the path", '<img src="/wp-json/../graphql/cookie">', {}],
    ["no image", "nichts", {}],
    ["no markup", "", {}],
    ["an image that is used up", "", { status: 410, body: "", setCookies: [] }],
    ["half of the pair", "", { setCookies: pairHeaders.slice(0, 1) }],
    ["another reader's pair", "", { setCookies: pairHeaders.map((header) => header.replace("id%3D42", "id%3D43")) }],
  ])("%s makes no session: the technical error, and the log says why", async (_name, markup, image) => {
    if (markup !== "" || Object.keys(image).length === 0) {
      const data = { ...loginReply.data, login_result: { error: "0", cookie: markup } };
      edge.backend.answerRest("/wp-json/sso/v1/login", () => ({ body: { ...loginReply, data } }));
    }
    edge.backend.answerRest("/wp-json/sso/v1/cookie", () => ({
      type: "image/gif",
      setCookies: pairHeaders,
      body: "GIF",
      ...image,
    }));
    const answer = await login();
    expect([answer.status, formError(answer), answer.setCookies]).toEqual([400, TECHNICAL_ERROR, []]);
    await expect.poll(() => edge.log.join("\n")).toContain('"message":"Could not get cookies"');
    if (markup !== "") expect(edge.backend.requests.filter(({ path }) => path !== "/graphql")).toHaveLength(1);
  });

  test.each<[Behaviour, number]>([
    [{ kind: "hangs up" }, 503],
    [{ kind: "silent" }, 504],
    [{ kind: "stops halfway" }, 504],
    [{ kind: "fixed", status: 200, type: "text/html", body: "<h1>Wartung</h1>" }, 502],
  ])("a back end that %o is the technical error after one wait, with what was typed", async (behaviour, status) => {
    edge.backend.behave(behaviour);
    const begun = performance.now();
    const forms: [Promise<Answer>, RegExp][] = [
      [login(), /<input[^>]*id="login-username"[^>]*value="anna"/],
      [send("/profil?dialog=forget-password", { intent: "forget-password", username: "anna" }), /value="anna"/],
      [
        send("/profil?dialog=register", { intent: "register", email: "a@b.example", password: ANNA.password, agbAccepted: "on" }),
        /value="a@b\.example"/,
      ],
      [send("/zugang-aktivieren", { intent: "resend-activation", username: "anna" }), /value="anna"/],
    ];
    for (const [sent, typed] of forms) {
      const answer = await sent;
      expect([answer.status, answer.headers["retry-after"]]).toEqual([status, "30"]);
      expect(answer.text).toContain(TECHNICAL_ERROR);
      expect(answer.text).toMatch(typed);
      expect(answer.text).not.toContain(ANNA.password);
    }
    // All at once, and none waits for a second question.
    expect(performance.now() - begun).toBeLessThan(2 * BACKEND_TIMEOUT_MS - 100);
    const change = { currentPassword: ANNA.password, newPassword: "Murmeltier-48", newPasswordAgain: "Murmeltier-48" };
    const inSession = await send("/profil", { intent: "change-password", ...change }, signedIn);
    expect([inSession.status, inSession.setCookies]).toEqual([status, []]);
  });

  test.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another site in an older browser", { origin: "https://evil.example" }],
    ["a neighbouring subdomain", { origin: "http://blog.talblick.example", "sec-fetch-site": "same-site" }],
  ])("%s neither begins nor ends a session", async (_name, headers) => {
    for (const intent of ["login", "logout", "delete-account"]) {
      const answer = await send("/profil", { intent, username: "anna", password: "x" }, { ...signedIn, ...headers });
      expect([answer.status, answer.setCookies]).toEqual([403, []]);
    }
    expect(edge.backend.requests).toEqual([]);
  });
});
