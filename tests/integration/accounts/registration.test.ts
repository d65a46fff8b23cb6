/** New accounts without script: the form, and the link of the mail. */
import { describe, expect, test } from "vitest";
import { TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { annasCookies, pairHeaders, wirePiano, wireUser } from "#tests/support/edge/account-answers.ts";
import { fieldError, formError, prepareAccountSite } from "#tests/support/edge/account-site.ts";

const { edge, visit, send, asked, operation } = prepareAccountSite();

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
      userData: '{"returnTo":"/abo"}',
    });
    expect(asked("/graphql")[0]?.headers["x-mutation"]).toBe("true");
  });

  test("within a checkout asks to be signed in at once, and the portal vouches for it", async () => {
    await register({ returnTo: "/abo?angebot=plus-jahr", checkout: "on" });
    expect(operation("register")?.variables).toMatchObject({ nodoi: true, userData: '{"returnTo":"/abo?angebot=plus-jahr"}' });
    const caller = asked("/graphql").find(({ body }) => body.includes("register"))?.headers["x-caller"];
    const [, payload = ""] = String(caller).split(".");
    expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({ checkout: true });
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
    ["a success of the wrong type", { data: { register: { success: "true", error: "0", message: null } } }, TECHNICAL_ERROR],
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

  test("the way back goes from the link over the button to the page that says it is done, on this site only", async () => {
    const way = "/abo?angebot=plus-jahr";
    const link = await visit(`/zugang-aktivieren?${new URLSearchParams({ key: "gut", returnTo: way })}`);
    expect(link.text).toContain(`name="returnTo" value="${way}"`);
    const done = await send("/zugang-aktivieren", { intent: "activate", key: "gut", returnTo: way });
    expect(done.headers.location).toBe(`/zugang-aktivieren?done=activated&returnTo=${encodeURIComponent(way)}`);
    const page = await visit(done.headers.location ?? "");
    expect(page.text).toContain(`href="${way}"`);
    expect(page.text).toContain("Zur Bestellung");
    expect((await visit(done.headers.location ?? "", annasCookies)).text).not.toContain("Du kannst dich jetzt anmelden");

    const foreign = await visit("/zugang-aktivieren?key=gut&returnTo=//evil.example");
    const [form = ""] = /<form[^>]*data-form="activate".*?<\/form>/s.exec(foreign.text) ?? [];
    expect(form).toContain('name="key" value="gut"');
    expect(form).not.toContain("returnTo");
    const sent = await send("/zugang-aktivieren", { intent: "activate", key: "gut", returnTo: "//evil.example" });
    expect(sent.headers.location).toBe("/zugang-aktivieren?done=activated");
  });

  test("a link that was used says that the account is active, and leads to the login", async () => {
    const answer = await send("/zugang-aktivieren", { intent: "activate", key: "benutzt", returnTo: "/themen" });
    const path = "/zugang-aktivieren?done=already-active&returnTo=%2Fthemen";
    expect([answer.status, answer.headers.location]).toEqual([303, path]);
    const { text } = await visit(path);
    expect(text).toContain("Dein Konto ist schon aktiviert");
    expect(text).toContain('href="/profil?dialog=login&amp;returnTo=%2Fthemen"');
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
