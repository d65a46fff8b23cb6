/** The account pages without script: every form is a post, every success a redirect, every refusal the page again. */
import { parseSetCookie } from "cookie";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TECHNICAL_ERROR } from "../../app/domain/account-messages.ts";
import { dialogs } from "../../app/domain/dialog.ts";
import { ANNA, annasCookies, answerSso, loginReply, pairHeaders, wirePiano, wireUser } from "../support/account-answers.ts";
import type { Answer } from "../support/ask.ts";
import { readSigned } from "../support/read-caller.ts";
import { type Edge, GRANT_SECRET, type Portal, startEdge } from "../support/start-edge.ts";

let edge: Edge;
let portal: Portal;
beforeAll(async () => {
  edge = await startEdge();
  portal = await edge.startPortal({ APP_ENV: "prod" });
});
beforeEach(() => answerSso(edge.backend));
afterEach(() => {
  edge.backend.reset();
  edge.log.length = 0;
});
afterAll(() => edge.stop());

const host = "www.talblick.example";
const origin = `http://${host}`;

function visit(path: string, cookie = ""): Promise<Answer> {
  return portal(path, { headers: { host, cookie } });
}

function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
  return portal(path, {
    method: "POST",
    headers: { host, origin, "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

const signedIn = { cookie: annasCookies };
const asked = (path: string) => edge.backend.requests.filter((request) => request.path.startsWith(path));
const operation = (name: string) => edge.backend.operations().find(({ operationName }) => operationName === name);
const cookies = ({ setCookies }: Answer) => setCookies.map((header) => parseSetCookie(header));
const cleared = (answer: Answer) => new Set(cookies(answer).flatMap(({ name, maxAge }) => (maxAge === 0 ? [name] : [])));

/** Text of the form's own error, or null while it is hidden. */
function formError({ text }: Answer): string | null {
  return /<div[^>]*data-form-error[^>]*role="alert"[^>]*>((?:(?!<\/div>).)+)<\/div>/s.exec(text)?.[1] ?? null;
}

function fieldError({ text }: Answer, id: string): string | null {
  return new RegExp(`<p[^>]*id="${id}-error"[^>]*>([^<]+)<`).exec(text)?.[1] ?? null;
}

describe("dialogs as pages", () => {
  const offers: string[] = [dialogs.UpsellSave, dialogs.UpsellSaveConfirm];
  const others = [...Object.entries(dialogs), ["ResetPassword", "reset-password"]].filter(
    ([, slug]) => !offers.includes(slug ?? ""),
  );

  test.each(others)("%s is one, private and in no index", async (name, slug) => {
    const { status, headers, text } = await visit(`/profil?dialog=${slug}`);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<section[^>]* data-dialog="${name}"[^>]* aria-labelledby="${slug}-title"`));
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each(offers)("%s needs an offer; without one it leads to the print card", async (slug) => {
    const { status, headers } = await visit(`/profil?dialog=${slug}&returnTo=%2Fabo`);
    expect([status, headers.location]).toEqual([303, "/profil?dialog=abocard-activation&returnTo=%2Fabo"]);
  });

  test.each([["unbekannt"], [""], ["__proto__"], ["Login"]])("no dialog is called %j", async (slug) => {
    expect((await visit(`/profil?dialog=${slug}`)).status).toBe(404);
  });

  test.each([
    ["login", "&returnTo=%2Fthemen%2Fwohnen%3Fa%3D1", "/themen/wohnen?a=1"],
    ["simple-login", "", "/profil"],
    ["register", "&returnTo=https%3A%2F%2Fevil.example", "/profil"],
  ])("who is signed in has no need of %s", async (slug, query, target) => {
    const { status, headers } = await visit(`/profil?dialog=${slug}${query}`, annasCookies);
    expect([status, headers.location]).toEqual([303, target]);
  });

  test("a page with a key tells no other site, other pages as usual", async () => {
    expect((await visit("/profil?dialog=reset-password&key=k")).headers["referrer-policy"]).toBe("no-referrer");
    expect((await visit("/zugang-aktivieren?key=k")).headers["referrer-policy"]).toBe("no-referrer");
    expect((await visit("/profil?dialog=login")).headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  });

  test("the dialog Generic says what its key stands for, and never what the address says", async () => {
    expect((await visit("/profil?dialog=generic&message=registered")).text).toContain("Fast geschafft");
    const { text } = await visit("/profil?dialog=generic&message=Gewonnen%3Cscript%3E&title=Gewonnen");
    const dialog = /<section[^>]* data-dialog="Generic".*?<\/section>/s.exec(text)?.[0];
    expect(dialog).toContain("Hinweis");
    expect(dialog).not.toContain("Gewonnen");
  });
});

describe("logging in", () => {
  const login = (fields: Record<string, string> = {}, headers = {}) =>
    send(
      `/profil?dialog=login&returnTo=${encodeURIComponent(fields.returnTo ?? "")}`,
      { intent: "login", username: "anna", password: ANNA.password, returnTo: "/themen/wohnen", ...fields },
      headers,
    );

  test("asks the back end once, loads the cookies' image, and leads back", async () => {
    const answer = await login();
    expect([answer.status, answer.headers.location]).toEqual([303, "/themen/wohnen"]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const [request] = asked("/wp-json/sso/v1/login");
    expect(JSON.parse(request?.body ?? "")).toEqual({ log: "anna", password: ANNA.password });
    expect(readSigned(request?.headers["x-caller"], GRANT_SECRET)).toMatchObject({ purpose: "caller", origin });
    expect(asked("/wp-json/sso/v1/cookie").map(({ path }) => path)).toEqual(["/wp-json/sso/v1/cookie?key=abc"]);
    expect(readSigned(asked("/wp-json/sso/v1/cookie")[0]?.headers["x-caller"], GRANT_SECRET)).toMatchObject({ origin });
  });

  test("sets the pair as the back end does, and the token for a week; no other cookie of the back end's", async () => {
    const answer = await login();
    expect(answer.setCookies.slice(0, 2)).toEqual(pairHeaders);
    expect(cookies(answer).slice(2)).toEqual([
      { name: "apollo:prod.token", value: ANNA.token, path: "/", maxAge: 604_800, sameSite: "lax" },
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
    const kept = cookies(await login()).find(({ name }) => name === "TalblickSession");
    await visit("/", `${annasCookies}; TalblickSession=${encodeURIComponent(kept?.value ?? "")}`);
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
    const { status } = await send("/profil?dialog=abocard-activation", {
      intent: "subscriber-card",
      subscriberNumber: " 12345678 ",
      lastName: "Berger",
    });
    expect(status).toBe(303);
    expect(JSON.parse(asked("/wp-json/sso/v1/login")[0]?.body ?? "")).toEqual({ log: "12345678", password: "Berger" });
  });

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

  test("an account that is not activated leads to where it can be", async () => {
    edge.backend.answerRest("/wp-json/sso/v1/login", () => ({
      body: { data: { login_result: { error: "218" }, user_data: null }, message: "not activated" },
    }));
    expect(formError(await login())).toBe(
      'Dein Benutzerkonto wurde noch nicht aktiviert. Bitte aktiviere dein Benutzerkonto <a href="/zugang-aktivieren">hier</a>.',
    );
  });

  test.each<[string, { status?: number; type?: string; body: unknown }]>([
    ["a page", { type: "text/html", body: "<h1>Wartung</h1>" }],
    ["a failure", { status: 500, body: { message: "Fatal error in /var/www" } }],
    ["an unknown path", { status: 404, body: { code: "rest_no_route", message: "No route", data: { status: 404 } } }],
    ["nothing", { body: "" }],
    ["a list", { body: [] }],
    ["no message", { body: { data: { login_result: { error: "201" } } } }],
    ["no reader", { body: { data: { login_result: { error: "0", cookie: "x" } } } }],
    ["a reader without hash", { body: { data: { login_result: { error: "0" }, user_data: { ...wireUser, hash: "" } } } }],
  ])("%s in place of a reply is the technical error", async (_name, answer) => {
    edge.backend.answerRest("/wp-json/sso/v1/login", () => answer);
    const { status, text } = await login();
    expect(status).toBe(400);
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
    expect(edge.log.join("\n")).toContain("error: Could not get cookies");
    if (markup !== "") expect(edge.backend.requests.filter(({ path }) => path !== "/graphql")).toHaveLength(1);
  });

  test("a back end that is gone is the technical error as well", async () => {
    edge.backend.behave({ kind: "hangs up" });
    const answer = await login();
    expect(answer.text).toContain(TECHNICAL_ERROR);
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

  test.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another site in an older browser", { origin: "https://evil.example" }],
    ["a neighbouring subdomain", { origin: "http://blog.talblick.example", "sec-fetch-site": "same-site" }],
  ])("%s signs nobody in or out", async (_name, headers) => {
    for (const intent of ["login", "logout", "delete-account"]) {
      const answer = await send("/profil", { intent, username: "anna", password: "x" }, { ...signedIn, ...headers });
      expect([answer.status, answer.setCookies]).toEqual([403, []]);
    }
    expect(edge.backend.requests).toEqual([]);
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

  test("forgets what was kept", async () => {
    const kept = cookies(await visit("/", annasCookies)).find(({ name }) => name === "TalblickSession");
    const name = `TalblickSession=${encodeURIComponent(kept?.value ?? "")}`;
    const answer = await send("/profil", { intent: "logout" }, { cookie: `${annasCookies}; ${name}` });
    expect(cookies(answer).find((cookie) => cookie.name === "TalblickSession")).toMatchObject({ value: "" });
    edge.backend.requests.length = 0;
    await visit("/", `${annasCookies}; ${name}`);
    expect(operation("autologin")).toBeDefined();
  });
});

describe("registering", () => {
  const fields = {
    intent: "register",
    email: "neu@mail.example",
    password: "Geheim123",
    agbAccepted: "on",
    marketingAccepted: "on",
  };
  const register = (overrides: Record<string, string> = {}) => send("/profil?dialog=register", { ...fields, ...overrides });

  test("asks with the address as user name and says that a mail is on its way", async () => {
    const { status, headers, setCookies } = await register({ returnTo: "/abo" });
    expect([status, headers.location]).toEqual([303, "/profil?dialog=generic&message=registered&returnTo=%2Fabo"]);
    expect(setCookies).toEqual([]);
    expect(operation("register")?.variables).toEqual({
      email: "neu@mail.example",
      username: "neu@mail.example",
      password: "Geheim123",
      agbAccepted: true,
      marketingAccepted: true,
    });
    expect(asked("/graphql")[0]?.headers["x-mutation"]).toBe("true");
  });

  test("signs in when the reply does", async () => {
    const register_ = {
      success: "1",
      error: "0",
      message: null,
      cookie: '<img src="/wp-json/sso/v1/cookie?key=abc">',
      user: wireUser,
    };
    edge.backend.answer("register", () => ({ data: { register: { ...register_, piano: wirePiano, attributes: [] } } }));
    const answer = await register({ returnTo: "/abo" });
    expect([answer.status, answer.headers.location]).toEqual([303, "/abo"]);
    expect(answer.setCookies.slice(0, 2)).toEqual(pairHeaders);
  });

  test.each([
    ["email", "", "Bitte gib eine Email-Adresse ein"],
    ["email", "neu@", "Bitte gib eine gültige E-Mail Adresse ein"],
    ["password", "", "Bitte gib ein Passwort ein"],
    ["password", "12345", "Bitte wähle ein Passwort mit mind. 6 Zeichen"],
    ["password", "1234 567", "Das Passwort darf keine Leerzeichen enthalten"],
    ["agbAccepted", "", "Bitte stimme den Allgemeinen Geschäftsbedingungen zu"],
  ])("%s %j is refused here", async (field, value, message) => {
    const answer = await register({ [field]: value });
    expect([answer.status, fieldError(answer, `register-${field}`)]).toEqual([400, message]);
    expect(operation("register")).toBeUndefined();
    expect(answer.text).not.toContain("1234 567");
  });

  test.each([
    ["a success that is none", { data: { register: { success: "true", error: "0", message: null } } }, TECHNICAL_ERROR],
    [
      "the server's refusal",
      { data: { register: { success: "0", error: "200", message: "Schon <b>da</b>" } } },
      "Schon <b>da</b>",
    ],
    ["an error", { errors: [{ message: "Internal" }] }, TECHNICAL_ERROR],
  ])("%s is shown", async (_name, result, message) => {
    edge.backend.answer("register", () => result);
    expect(formError(await register())).toBe(message);
  });
});

describe("passwords", () => {
  const forget = (username: string) => send("/profil?dialog=forget-password", { intent: "forget-password", username });

  test("a forgotten one is asked for by name, and the server's answer is said", async () => {
    const answer = await forget("anna");
    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<div[^>]*data-form-notice[^>]*>Die E-Mail ist unterwegs\.<\/div>/);
    expect(JSON.parse(asked("/wp-json/sso/v1/forget-password")[0]?.body ?? "")).toEqual({ log: "anna" });
  });

  test.each<[string, unknown, string]>([
    ["the server's message", { sent: false, message: "Zu viele Versuche." }, "Zu viele Versuche."],
    ["no message", { sent: true }, TECHNICAL_ERROR],
    ["no success", { message: "" }, TECHNICAL_ERROR],
    ["a page", "<h1>Wartung</h1>", TECHNICAL_ERROR],
  ])("a failure shows %s", async (_name, body, message) => {
    edge.backend.answerRest("/wp-json/sso/v1/forget-password", () => ({ body }));
    const answer = await forget("anna");
    expect([answer.status, formError(answer)]).toEqual([400, message]);
  });

  const passwords = { newPassword: "Geheim456", newPasswordAgain: "Geheim456" };
  const reset = (fields: Record<string, string> = {}) =>
    send("/profil?dialog=reset-password&key=schluessel", {
      intent: "reset-password",
      key: "schluessel",
      ...passwords,
      ...fields,
    });

  test("a new one is set with the key of the mail", async () => {
    const { status, headers } = await reset();
    expect([status, headers.location]).toEqual([303, "/profil?dialog=generic&message=password-reset"]);
    expect(JSON.parse(asked("/wp-json/sso/v1/change-pw/user")[0]?.body ?? "")).toEqual({
      new_password: "Geheim456",
      new_password_again: "Geheim456",
      hash: "schluessel",
    });
  });

  test("two that differ are refused here, and neither comes back", async () => {
    const answer = await reset({ newPasswordAgain: "Geheim789" });
    expect([answer.status, fieldError(answer, "reset-password-newPasswordAgain")]).toEqual([
      400,
      "Die Passwörter stimmen nicht überein",
    ]);
    expect(answer.text).not.toMatch(/Geheim456|Geheim789/);
    expect(answer.text).toContain('name="key" value="schluessel"');
  });

  const change = (fields: Record<string, string> = {}, headers: Record<string, string> = signedIn) =>
    send("/profil", { intent: "change-password", currentPassword: "Geheim123", ...passwords, ...fields }, headers);

  test("one is changed within the session", async () => {
    const { status, headers } = await change();
    expect([status, headers.location]).toEqual([303, "/profil?done=password-changed"]);
    const [request] = asked("/wp-json/sso/v1/change-pw/user");
    expect(request?.headers.authorization).toBe(`Bearer ${ANNA.token}`);
    expect(JSON.parse(request?.body ?? "")).toEqual({
      old_password: "Geheim123",
      new_password: "Geheim456",
      new_password_again: "Geheim456",
      hash: ANNA.hash,
      token: ANNA.token,
    });
    expect((await visit("/profil?done=password-changed", annasCookies)).text).toContain("Dein Passwort wurde geändert.");
  });

  test.each<[string, unknown, string]>([
    [
      "the user error text",
      {
        message: "x",
        additional_data: { sso: { change_password_result: { success: "0" }, user_error_text: "Falsches Passwort" } },
      },
      "Falsches Passwort",
    ],
    ["the technical error", { additional_data: { sso: { change_password_result: { success: "0" } } } }, TECHNICAL_ERROR],
    [
      "the technical error for any other success",
      { additional_data: { sso: { change_password_result: { success: "yes" } } } },
      TECHNICAL_ERROR,
    ],
    ["the technical error for a reply without result", { success: "1" }, TECHNICAL_ERROR],
  ])("a failure shows %s", async (_name, body, message) => {
    edge.backend.answerRest("/wp-json/sso/v1/change-pw/user", () => ({ body }));
    expect(formError(await change())).toBe(message);
    expect(formError(await reset())).toBe(message);
  });

  test("without a session nothing is changed: the reader is led to the login, the log knows why", async () => {
    const { status, headers } = await change({}, {});
    expect([status, headers.location]).toEqual([303, "/profil?dialog=login&returnTo=%2Fprofil"]);
    expect(asked("/wp-json/")).toEqual([]);
    expect(edge.log.join("\n")).toContain("No existing session");
  });
});

describe("the profile", () => {
  test("is for who is signed in", async () => {
    for (const path of ["/profil", "/profil/daten"]) {
      const { status, headers } = await visit(path);
      expect([status, headers.location]).toEqual([303, "/profil?dialog=login&returnTo=%2Fprofil"]);
      expect(headers["cache-control"]).toBe("private, no-store");
    }
    expect(edge.backend.operations().map(({ operationName }) => operationName)).not.toContain("GetAccount");
  });

  test("shows the reader, for nobody to keep", async () => {
    const { status, headers, text } = await visit("/profil", annasCookies);
    expect(status).toBe(200);
    expect(text).toContain("anna@mail.example");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(text).not.toContain(ANNA.token);
  });

  test("a session that was ended elsewhere is over, also while the portal still remembers it", async () => {
    const kept = cookies(await visit("/", annasCookies)).find(({ name }) => name === "TalblickSession");
    edge.backend.answer("GetAccount", () => ({ data: { account: null } }));
    const answer = await visit("/profil", `${annasCookies}; TalblickSession=${encodeURIComponent(kept?.value ?? "")}`);
    expect([answer.status, answer.headers.location]).toEqual([303, "/profil?dialog=login&returnTo=%2Fprofil"]);
    expect(cleared(answer)).toContain("EvoSSO");
    expect(cookies(answer).find(({ name }) => name === "TalblickSession")).toMatchObject({ value: "" });
  });

  test("an account without a verified session is shown to nobody", async () => {
    edge.backend.answer("autologin", () => ({ errors: [{ message: "kaputt" }] }));
    const { status, text } = await visit("/profil", annasCookies);
    expect(status).toBe(303);
    expect(text).not.toContain("anna@mail.example");
  });

  test("a back end that fails is the error page, and signs nobody out", async () => {
    edge.backend.answer("GetAccount", () => ({ errors: [{ message: "kaputt" }] }));
    const answer = await visit("/profil", annasCookies);
    expect([answer.status, cleared(answer).size]).toEqual([500, 0]);
  });

  test.each([
    ["on", "registerUserForNewsletter"],
    ["", "unregisterUserFromNewsletter"],
  ])("a newsletter is chosen with %j: %s", async (subscribe, name) => {
    const { status, headers } = await send("/profil", { intent: "newsletter", newsletter: "morgen", subscribe }, signedIn);
    expect([status, headers.location]).toEqual([303, "/profil?done=newsletter"]);
    expect(operation(name)?.variables).toEqual({ h: ANNA.hash, t: ANNA.token, newsletter: "morgen" });
  });

  test("a newsletter that cannot be had is the technical error", async () => {
    edge.backend.answer("registerUserForNewsletter", () => ({ errors: [{ message: "x", extensions: { code: "NOT_FOUND" } }] }));
    const answer = await send("/profil", { intent: "newsletter", newsletter: "weg", subscribe: "on" }, signedIn);
    expect([answer.status, answer.text.includes(TECHNICAL_ERROR)]).toEqual([400, true]);
  });

  test.each([
    ["7", 7],
    ["", null],
  ])("the session %j can be ended", async (session, variable) => {
    const { status, headers } = await send("/profil", { intent: "end-session", session }, signedIn);
    expect([status, headers.location]).toEqual([303, "/profil?done=session-ended"]);
    expect(operation("endSession")?.variables).toEqual({ h: ANNA.hash, t: ANNA.token, session: variable });
  });

  test("a session that is no number is not asked for", async () => {
    const answer = await send("/profil", { intent: "end-session", session: "7 OR 1" }, signedIn);
    expect([answer.status, operation("endSession")]).toEqual([400, undefined]);
  });

  test("consents are kept with the account, whole", async () => {
    const fields = { intent: "consents", necessary: "on", statistics: "on", "consent-youtube": "on", returnTo: "/profil" };
    const { status, headers } = await send("/profil?dialog=pure-preferences", fields, signedIn);
    expect([status, headers.location]).toEqual([303, "/profil?done=consents-saved"]);
    const { attribute, value, hash, token } = operation("updateUserAttribute")?.variables ?? {};
    expect([attribute, hash, token]).toEqual(["talblick-pure-subscription-consents", ANNA.hash, ANNA.token]);
    const settings = JSON.parse(String(value));
    expect(settings).toMatchObject({ necessary: true, preferences: false, marketing: false, statistics: true });
    expect(settings.granular).toMatchObject({ youtube: true, vimeo: false, generic: false });
  });

  test("the consent dialog shows what the account keeps", async () => {
    const attributes = [{ name: "talblick-pure-subscription-consents", value: '{"marketing":true,"granular":{"vimeo":true}}' }];
    edge.backend.answer("autologin", () => ({
      data: { autologin: { code: "autologin_successfull", user: wireUser, message: null, piano: wirePiano, attributes } },
    }));
    const { text } = await visit("/profil?dialog=pure-preferences", annasCookies);
    const isTicked = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*checked`).test(text);
    expect(["marketing", "consent-vimeo", "statistics", "consent-youtube"].map(isTicked)).toEqual([true, true, false, false]);
  });

  test("the reader's data come as a file", async () => {
    const asking = await send("/profil", { intent: "download" }, signedIn);
    expect([asking.status, asking.headers.location]).toEqual([303, "/profil/daten"]);
    const { status, headers, text } = await visit("/profil/daten", annasCookies);
    expect([status, text]).toEqual([200, '{"name":"Anna"}']);
    expect(headers).toMatchObject({
      "content-type": expect.stringContaining("application/json"),
      "content-disposition": 'attachment; filename="talblick-daten-42.json"',
      "cache-control": "private, no-store",
    });
  });

  test("data that the session may not have lead back to the profile", async () => {
    edge.backend.answer("GetAccountExport", () => ({ data: { account: { export: null } } }));
    const { status, headers } = await visit("/profil/daten", annasCookies);
    expect([status, headers.location]).toEqual([303, "/profil"]);
  });

  test("an account is deleted with its password only, and with it the session", async () => {
    const wrong = await send("/profil", { intent: "delete-account", currentPassword: "falsch" }, signedIn);
    expect([wrong.status, formError(wrong), cleared(wrong).size]).toEqual([400, "Das aktuelle Passwort ist falsch.", 0]);
    const right = await send("/profil", { intent: "delete-account", currentPassword: ANNA.password }, signedIn);
    expect([right.status, right.headers.location]).toEqual([303, "/profil?dialog=generic&message=account-deleted"]);
    expect(cleared(right)).toEqual(new Set(["EvoSSO", "SsoSessionCookie", "apollo:prod.token"]));
  });

  test.each([["unbekannt"], [""], ["__proto__"], ["activate"]])("a form with the intent %j is none of its", async (intent) => {
    expect((await send("/profil", { intent }, signedIn)).status).toBe(400);
  });
});

describe("activating an account", () => {
  test("opening the link does nothing; the button posts the key", async () => {
    const { status, headers, text } = await visit("/zugang-aktivieren?key=gut");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    expect(text).toContain('name="key" value="gut"');
    expect(edge.backend.operations().map(({ operationName }) => operationName)).toEqual(["GetLayout"]);

    const done = await send("/zugang-aktivieren", { intent: "activate", key: "gut" });
    expect([done.status, done.headers.location]).toEqual([303, "/zugang-aktivieren?done=activated"]);
    expect((await visit("/zugang-aktivieren?done=activated")).text).toContain("Dein Konto ist aktiviert");
  });

  test("a key that is used up says so and offers another mail", async () => {
    const answer = await send("/zugang-aktivieren", { intent: "activate", key: "alt" });
    expect([answer.status, formError(answer)]).toEqual([400, "Der Link ist abgelaufen."]);
    expect(answer.text).toContain('data-form="resend-activation"');
  });

  test("the mail can be sent again", async () => {
    const answer = await send("/zugang-aktivieren", { intent: "resend-activation", username: "anna" });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("Wenn es das Konto gibt, kommt eine E-Mail.");
    expect(operation("resendActivation")?.variables).toEqual({ login: "anna" });
    const empty = await send("/zugang-aktivieren", { intent: "resend-activation", username: " " });
    expect(fieldError(empty, "resend-activation-username")).toBe("Bitte gib eine E-Mail Adresse oder einen Benutzernamen ein");
  });
});
