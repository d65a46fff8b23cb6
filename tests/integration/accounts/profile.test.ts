/** The profile without script: every form is a post to its own address. */
import { beforeEach, describe, expect, test } from "vitest";
import { SESSION_OVER, TECHNICAL_ERROR } from "#app/domain/forms/account/account-messages.ts";
import { ANNA, annasCookies, validAutologin, wireAccount, wirePiano, wireUser } from "#tests/support/edge/account-answers.ts";
import { cleared, cookies, formError, prepareAccountSite, signedIn } from "#tests/support/edge/account-site.ts";
import type { Answer } from "#tests/support/edge/ask.ts";

const { edge, visit, send, operation } = prepareAccountSite();

describe("the profile", () => {
  test("is for who is signed in", async () => {
    for (const path of ["/profil", "/profil/daten"]) {
      const { status, headers } = await visit(path);
      expect([status, headers.location]).toEqual([303, "/profil?dialog=login&returnTo=%2Fprofil"]);
      expect(headers["cache-control"]).toBe("private, no-store");
    }
    expect(edge.backend.operations().map(({ operationName }) => operationName)).not.toContain("GetAccount");
  });

  test.each([
    ["/profil#abo", "/profil#abo"],
    ["//evil.example", "/profil"],
  ])("leads who has to sign in first back to %s: %s", async (asked, back) => {
    const { status, headers } = await visit(`/profil?returnTo=${encodeURIComponent(asked)}`);
    expect([status, headers.location]).toEqual([303, `/profil?dialog=login&returnTo=${encodeURIComponent(back)}`]);
    const fields = { intent: "login", username: "anna", password: ANNA.password, returnTo: back };
    expect((await send(headers.location ?? "", fields)).headers.location).toBe(back);
  });

  test("shows the reader, uncached", async () => {
    const { status, headers, text } = await visit("/profil", annasCookies);
    expect(status).toBe(200);
    expect(text).toContain("anna@mail.example");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(text).not.toContain(ANNA.token);
  });

  test("a session that was ended elsewhere is over, also while the portal still remembers it", async () => {
    const kept = cookies(await visit("/", annasCookies)).find(({ name }) => name === "PortalSession");
    edge.backend.answer("GetAccount", () => ({ data: { account: null } }));
    const answer = await visit("/profil", `${annasCookies}; PortalSession=${encodeURIComponent(kept?.value ?? "")}`);
    const path = "/profil?dialog=login&sitzung=beendet&returnTo=%2Fprofil";
    expect([answer.status, answer.headers.location]).toEqual([303, path]);
    expect(formError(await visit(path))).toBe(SESSION_OVER);
    expect(cleared(answer)).toContain("EvoSSO");
    expect(cookies(answer).find(({ name }) => name === "PortalSession")).toMatchObject({ value: "" });
  });

  const keep = async () => {
    const kept = cookies(await visit("/", annasCookies)).find(({ name }) => name === "PortalSession");
    return `${annasCookies}; PortalSession=${encodeURIComponent(kept?.value ?? "")}`;
  };
  const passwords = { currentPassword: ANNA.password, newPassword: "Anders456", newPasswordAgain: "Anders456" };
  test.each([
    ["/profil", { intent: "change-password", ...passwords }, "/profil"],
    ["/profil", { intent: "cancel-subscription", subscriptionId: "31", isKayakSubs: "on", reason: "", text: "" }, "/profil"],
    ["/profil?dialog=pure-preferences", { intent: "consents" }, "/profil?dialog=pure-preferences"],
    ["/merkliste", { intent: "remove-bookmark", post: "201", savedAt: "2025-03-03T10:00:00Z" }, "/merkliste"],
    ["/fuer-dich", { intent: "follow", subject: "t.bodensee" }, "/fuer-dich"],
    ["/newsletter", { intent: "newsletter", newsletter: "sport", subscribe: "on" }, "/newsletter"],
  ])("a form of %s whose session was ended elsewhere says so, changes nothing, and leads back", async (path, fields, back) => {
    for (const cookie of [annasCookies, await keep()]) {
      edge.backend.answer("autologin", () => ({ data: { autologin: { ...validAutologin.data.autologin, code: "no_session" } } }));
      edge.backend.requests.length = 0;
      const answer = await send(path, fields as Record<string, string>, { cookie });
      const login = `/profil?${new URLSearchParams({ dialog: "login", sitzung: "beendet", returnTo: back })}`;
      expect([answer.status, answer.headers.location, cleared(answer).has("EvoSSO")]).toEqual([303, login, true]);
      expect(edge.backend.operations().map(({ operationName }) => operationName)).toEqual(["autologin"]);
      edge.backend.reset();
    }
  });

  test.each([
    ["GetBookmarks", "bookmarks", "/merkliste"],
    ["GetFollowing", "following", "/fuer-dich"],
    ["GetNewsletterChoices", "account", "/newsletter"],
  ])("a page that learns it by %s says so, though the portal still remembers the reader", async (name, field, path) => {
    const cookie = await keep();
    edge.backend.answer("GetNewsletters", () => ({ data: { newsletters: [] } }));
    edge.backend.answer(name, () => ({ data: { [field]: null } }));
    const answer = await visit(path, cookie);
    expect([answer.status, cleared(answer).has("EvoSSO")]).toEqual([200, true]);
    expect(answer.text).toContain(SESSION_OVER);
    expect(answer.text).toContain(`href="/profil?dialog=login&amp;returnTo=${encodeURIComponent(path)}"`);
  });

  test("an account without a verified session is never shown", async () => {
    edge.backend.answer("autologin", () => ({ errors: [{ message: "kaputt" }] }));
    const { status, text } = await visit("/profil", annasCookies);
    expect(status).toBe(303);
    expect(text).not.toContain("anna@mail.example");
  });

  test("a back end that fails is the error page, and ends no session", async () => {
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

  test("a device that gets notices is listed by the page's one round trip, and can be removed", async () => {
    const { text } = await visit("/profil?bereich=geraete", annasCookies);
    expect(text).toMatch(/name="intent" value="remove-device".*name="id" value="31"/s);
    expect(edge.backend.requests).toHaveLength(1);
    const { status, headers } = await send("/profil", { intent: "remove-device", id: "31" }, signedIn);
    expect([status, headers.location]).toEqual([303, "/profil?done=device-removed"]);
    expect(operation("removeOwnPushDevice")?.variables).toEqual({ h: ANNA.hash, t: ANNA.token, id: 31 });
  });

  test.each(["/profil", "/profil?bereich=geraete", "/fuer-dich", "/service"])(
    "%s leads to notices only where they are sent",
    async (path) => {
      const link = 'href="/benachrichtigungen"';
      expect((await visit(path, annasCookies)).text).toContain(link);
      edge.backend.answer("GetPush", () => ({ data: { push: null } }));
      edge.backend.answer("GetOwnPushDevices", () => ({ data: { push: null, own_push_devices: [] } }));
      expect((await visit(path, annasCookies)).text).not.toContain(link);
    },
  );

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

  describe("of a Pur reader", () => {
    const attributes = [{ name: "talblick-pure-subscription-consents", value: '{"marketing":true,"granular":{"vimeo":true}}' }];
    const piano = { ...wirePiano, abo: { ...wirePiano.abo, isPurSubscriber: true, hasPurAccess: true } };
    beforeEach(() =>
      edge.backend.answer("autologin", () => ({
        data: { autologin: { code: "autologin_successfull", user: wireUser, message: null, piano, attributes } },
      })),
    );

    test("keeps consents with the account, whole", async () => {
      const fields = { intent: "consents", necessary: "on", statistics: "on", "consent-youtube": "on", returnTo: "/profil" };
      const { status, headers } = await send("/profil?dialog=pure-preferences", fields, signedIn);
      expect([status, headers.location]).toEqual([303, "/profil?done=consents-saved"]);
      const { attribute, value, hash, token } = operation("updateUserAttribute")?.variables ?? {};
      expect([attribute, hash, token]).toEqual(["talblick-pure-subscription-consents", ANNA.hash, ANNA.token]);
      const settings = JSON.parse(String(value));
      expect(settings).toMatchObject({ necessary: true, preferences: false, marketing: false, statistics: true });
      expect(settings.granular).toMatchObject({ youtube: true, vimeo: false, generic: false });
    });

    test("shows in the consent dialog what the account keeps", async () => {
      const { text } = await visit("/profil?dialog=pure-preferences", annasCookies);
      const isTicked = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*checked`).test(text);
      expect(["consent-vimeo", "statistics", "consent-youtube"].map(isTicked)).toEqual([true, false, false]);
      // Nothing waits for it, so no question is asked.
      expect(text).not.toContain('name="marketing"');
    });
  });

  test("of any other reader has no consents to show or to keep", async () => {
    const page = await visit("/profil?dialog=pure-preferences&returnTo=/themen", annasCookies);
    expect([page.status, page.headers.location]).toEqual([303, "/profil"]);
    const post = await send("/profil?dialog=pure-preferences", { intent: "consents", marketing: "on" }, signedIn);
    expect([post.status, post.headers.location]).toEqual([303, "/profil"]);
    expect(operation("updateUserAttribute")).toBeUndefined();
  });

  test("that says more than the portal kept makes it ask again", async () => {
    const kept = cookies(await visit("/", annasCookies)).find(({ name }) => name === "PortalSession");
    const cookie = `${annasCookies}; PortalSession=${encodeURIComponent(kept?.value ?? "")}`;
    const storedBy = (answer: Answer) => cookies(answer).find(({ name }) => name === "PortalSession");
    expect(storedBy(await visit("/profil", cookie))).toBeUndefined();
    const abo = { ...wirePiano.abo, isPurSubscriber: true, hasPurAccess: true };
    const account = { ...wireAccount, piano: { ...wirePiano, abo } };
    edge.backend.answer("GetAccount", () => ({ data: { account } }));
    expect(storedBy(await visit("/profil", cookie))).toMatchObject({ value: "" });
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

  test("free reads are among the data, and gone with the account", async () => {
    const metered = await edge.startPortal({ METERED_POSTS: "3" });
    const headers = { host: "www.talblick.example", cookie: annasCookies };
    const freeReads = async () => JSON.parse((await metered("/profil/daten", { headers })).text).free_reads;
    expect(await freeReads()).toEqual({ began_at: null, posts: [] });
    await metered("/premium/101", { headers });
    expect(await freeReads()).toEqual({ began_at: expect.stringMatching(/Z$/), posts: [101] });
    const body = new URLSearchParams({ intent: "delete-account", currentPassword: ANNA.password }).toString();
    const type = { origin: "http://www.talblick.example", "content-type": "application/x-www-form-urlencoded" };
    expect((await metered("/profil", { method: "POST", headers: { ...headers, ...type }, body })).status).toBe(303);
    expect(await freeReads()).toEqual({ began_at: null, posts: [] });
  });

  test("data that the session may not have lead back to the profile", async () => {
    edge.backend.answer("GetAccountExport", () => ({ data: { account: { export: null } } }));
    const { status, headers } = await visit("/profil/daten", annasCookies);
    expect([status, headers.location]).toEqual([303, "/profil#daten"]);
  });

  test("an account is deleted with its password only, and with it the session", async () => {
    const wrong = await send("/profil", { intent: "delete-account", currentPassword: "falsch" }, signedIn);
    expect([wrong.status, formError(wrong), cleared(wrong).size]).toEqual([400, "Das aktuelle Passwort ist falsch.", 0]);
    const right = await send("/profil", { intent: "delete-account", currentPassword: ANNA.password }, signedIn);
    expect([right.status, right.headers.location]).toEqual([303, "/profil?dialog=generic&message=account-deleted"]);
    expect(cleared(right)).toEqual(new Set(["EvoSSO", "SsoSessionCookie", "apollo:prod.token"]));
  });

  test.each([["unbekannt"], [""], ["__proto__"], ["activate"]])("a form with the intent %j is refused", async (intent) => {
    expect((await send("/profil", { intent }, signedIn)).status).toBe(400);
  });
});
