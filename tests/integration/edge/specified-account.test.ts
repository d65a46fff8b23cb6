/**
 * A signed-in reader without script, whose publisher's back end has exactly the contract of the rules (7.1, 7.2): no accounts, no
 * saved articles and no offers to ask for, and none of it may read as "signed out" or "gone".
 */
import { parseSetCookie } from "cookie";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { formError } from "#tests/support/edge/account-site.ts";
import type { Answer } from "#tests/support/edge/ask.ts";
import { startSpecifiedBackend } from "#tests/support/edge/specified-backend.ts";
import { BERTA, BERTAS_OFFER, bertasCookies } from "#tests/support/edge/specified-reader.ts";
import { type Edge, type Portal, startEdge } from "#tests/support/edge/start-edge.ts";

let edge: Edge;
let backend: Awaited<ReturnType<typeof startSpecifiedBackend>>;
let portal: Portal;
beforeAll(async () => {
  edge = await startEdge();
  backend = await startSpecifiedBackend();
  portal = await edge.startPortal({ APP_ENV: "prod", BACKEND_ORIGIN: backend.origin });
});
beforeEach(() => backend.reader.reset());
afterAll(async () => {
  await edge.stop();
  await backend.stop();
});

const host = "www.talblick.example";
const visit = (path: string, cookie = bertasCookies) => portal(path, { headers: { host, cookie } });
const send = (path: string, fields: Record<string, string>, cookie = bertasCookies) =>
  portal(path, {
    method: "POST",
    headers: { host, cookie, origin: `http://${host}`, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
const cookiesOf = ({ setCookies }: Answer) => setCookies.map((header) => parseSetCookie(header));
/** Whether an answer signs the reader out. */
const signsOut = (answer: Answer) => cookiesOf(answer).some(({ name, maxAge }) => name === "EvoSSO" && maxAge === 0);
const bookmarks = "talblick-bookmarks";
const list = () => JSON.parse(backend.reader.state.attributes.get(bookmarks) ?? "[]");
const SAVED_AT = Date.parse("2026-01-02T10:00:00Z") / 1000;

describe("every page of the account", () => {
  test.each([
    ["/profil", ["Hallo, Berta Berger", "berta@mail.example", "Talblick Plus Monat", "Du hast noch keine Artikel gemerkt."]],
    ["/merkliste", ["Hier ist noch nichts."]],
    ["/fuer-dich", ["Hier ist noch nichts."]],
    ["/abo", ["Plus"]],
    ["/abo?angebot=plus-monat", ["Plus"]],
    ["/vplus-onboarding", ["Willkommen"]],
    ["/zahlung-autorisieren", ["Zahlung"]],
    ["/zugang-aktivieren", ["aktivier"]],
    ["/profil?dialog=abocard-activation", ["Abokarte"]],
    ["/profil?dialog=upsell-save-confirm&type=digi", ["Print-Abo"]],
    ["/ein-titel/7", ["Der erste Absatz."]],
    ["/", ["Beitrag 100"]],
  ])("%s knows who reads", async (path, texts) => {
    const answer = await visit(path);
    expect([answer.status, signsOut(answer)]).toEqual([200, false]);
    for (const text of texts) expect(answer.text).toContain(text);
  });

  test("the profile shows nothing that no call answers, and says who helps with the rest", async () => {
    const { text } = await visit("/profil");
    for (const unknown of ["Angemeldete Geräte", 'id="newsletter"', "Registriert seit", "Daten herunterladen", "Konto löschen"])
      expect(text).not.toContain(unknown);
    expect(text).toContain("Leserservice");
    expect(text).toContain("Verlängert sich am");
  });

  test("nothing can be given away where nobody could open it", async () => {
    const article = await visit("/ein-titel/7");
    expect(article.text).not.toContain("Verschenken");
    const [list, gift] = await Promise.all([visit("/verschenken"), visit("/geschenk/x")]);
    expect([list.status, gift.status, signsOut(list)]).toEqual([404, 404, false]);
  });

  test("no passkey is offered where none could be kept", async () => {
    const [list, profile] = await Promise.all([visit("/profil/passkeys"), visit("/profil")]);
    expect([list.status, profile.text.includes("/profil/passkeys")]).toEqual([404, false]);
    expect(profile.text).toContain('<meta name="without-passkeys"');
  });

  test("a download that cannot be had leads back to the profile", async () => {
    const answer = await visit("/profil/daten");
    expect([answer.status, answer.headers.location, signsOut(answer)]).toEqual([303, "/profil#daten", false]);
  });

  test.each([
    ["delete-account", { currentPassword: BERTA.password }],
    ["end-session", { session: "1" }],
  ])("%s, which it does not know, is refused by its name, and nobody is signed out", async (intent, fields) => {
    const answer = await send("/profil", { intent, ...fields });
    expect([answer.status, signsOut(answer)]).toEqual([400, false]);
    expect(answer.text).toContain("Das geht auf dieser Seite nicht.");
  });
});

describe("what the reader does", () => {
  test("signing in leads to the profile, and out ends the session in the back end", async () => {
    const fields = { intent: "login", username: BERTA.login, password: BERTA.password, returnTo: "/merkliste" };
    const entered = await send("/profil?dialog=login", fields, "");
    expect([entered.status, entered.headers.location]).toEqual([303, "/merkliste"]);
    expect(cookiesOf(entered).map(({ name }) => name)).toEqual(expect.arrayContaining(["EvoSSO", "SsoSessionCookie"]));
    const left = await send("/profil", { intent: "logout" });
    expect([left.status, signsOut(left), backend.reader.state.ended]).toEqual([303, true, [`Bearer ${BERTA.token}`]]);
    expect((await visit("/profil")).status).toBe(303);
  });

  test("a subscription is cancelled, and the profile says until when it lasts", async () => {
    const fields = { intent: "cancel-subscription", subscriptionId: "kayak-1", isKayakSubs: "on", reason: "", text: "" };
    const answer = await send("/profil", fields);
    expect([answer.status, answer.headers.location]).toEqual([303, "/profil?done=subscription-cancelled#abo"]);
    expect((await visit("/profil")).text).toContain("Endet am");
  });

  test("a subscription whose end is no date has the back end's words for it", async () => {
    Object.assign(backend.reader.state.subscription, { expirationDate: "bald", expirationMsg: "läuft am Monatsende ab" });
    const { text } = await visit("/profil");
    expect(text).toContain("läuft am Monatsende ab");
    expect(text).not.toContain("Unbefristet");
  });

  test("the password is changed", async () => {
    const fields = { currentPassword: BERTA.password, newPassword: "Anders456", newPasswordAgain: "Anders456" };
    const answer = await send("/profil", { intent: "change-password", ...fields });
    expect([answer.status, answer.headers.location]).toEqual([303, "/profil?done=password-changed"]);
  });

  test("a Pur reader's consents are kept", async () => {
    Object.assign(backend.reader.state.abo, { hasPurAccess: true, isPurSubscriber: true });
    const answer = await send("/profil?dialog=pure-preferences", { intent: "consents", returnTo: "/profil" });
    expect([answer.status, signsOut(answer)]).toEqual([303, false]);
    expect([...backend.reader.state.attributes.keys()]).toEqual(["talblick-pure-subscription-consents"]);
  });
});

describe("saved articles", () => {
  const savedAt = new Date(SAVED_AT * 1000).toISOString();

  test("are kept with the account's attributes: saved, shown, removed", async () => {
    for (const post of ["7", "9"]) {
      const answer = await send("/merkliste", { intent: "save-bookmark", post, savedAt });
      expect([answer.status, answer.headers.location]).toEqual([303, "/merkliste"]);
    }
    expect(list()).toEqual([
      [9, SAVED_AT],
      [7, SAVED_AT],
    ]);
    const page = await visit("/merkliste");
    for (const text of ["Ein Stück &amp; ein Titel", 'href="/ein-titel/7"', "Karg", "Entfernen"])
      expect(page.text).toContain(text);
    expect((await visit("/profil")).text).toContain("Ein Stück &amp; ein Titel");
    const removed = await send("/merkliste", { intent: "remove-bookmark", post: "7", savedAt });
    expect(removed.status).toBe(303);
    expect(list()).toEqual([[9, SAVED_AT]]);
  });

  test("that are gone are left out, and a long list has pages", async () => {
    const entries = Array.from({ length: 25 }, (_, index) => [index === 3 ? 99 : 500 + index, SAVED_AT - index]);
    backend.reader.state.attributes.set(bookmarks, JSON.stringify(entries));
    const first = await visit("/merkliste");
    expect(first.text.match(/>Entfernen</g)).toHaveLength(19);
    const next = /href="(\/merkliste\?nach=[^"]+)"/.exec(first.text)?.[1] ?? "";
    const second = await visit(next);
    expect(second.text.match(/>Entfernen</g)).toHaveLength(5);
    expect(second.text).toContain("Zu den neuesten");
  });

  test.each([["kaputt"], ['{"a":1}'], ['[[1],["x",2],null]']])("of an attribute like %s are none", async (value) => {
    backend.reader.state.attributes.set(bookmarks, value);
    expect((await visit("/merkliste")).text).toContain("Hier ist noch nichts.");
  });
});

describe("what is followed", () => {
  const follows = () => backend.reader.state.attributes.get("talblick-follows");

  test("is kept with the account's attributes; what is new of it stands on its own pages", async () => {
    for (const subject of ["t.bodensee", "g.dornbirn"])
      expect((await send("/fuer-dich", { intent: "follow", subject })).status).toBe(303);
    expect(follows()).toBe("g.dornbirn~t.bodensee");
    const page = await visit("/fuer-dich");
    for (const text of ['href="/themen/bodensee"', "Gemeinde Dornbirn", "steht auf den Seiten, denen du folgst", "Folge ich"])
      expect(page.text).toContain(text);
    expect((await send("/fuer-dich", { intent: "unfollow", subject: "g.dornbirn" })).status).toBe(303);
    expect(follows()).toBe("t.bodensee");
  });

  test("by a guest is listed as well", async () => {
    const { status, text } = await visit("/fuer-dich", "PortalFollows=g.hard");
    expect([status, text.includes("Gemeinde Hard"), text.includes("steht auf den Seiten")]).toEqual([200, true, true]);
  });
});

describe("the upsell from print to digital", () => {
  const card = { subscriberNumber: BERTA.card.number, lastName: BERTA.card.name };
  const check = (cookie = bertasCookies) =>
    send("/profil?dialog=abocard-activation", { intent: "upsell-entitlement", ...card, returnTo: "/ein-titel/7" }, cookie);

  test("goes from the card over the offer to the access", async () => {
    const checked = await check();
    const offerPath = checked.headers.location ?? "";
    expect([checked.status, offerPath]).toEqual([
      303,
      `/profil?dialog=upsell-save&key=${BERTAS_OFFER}&returnTo=%2Fein-titel%2F7`,
    ]);
    const kept = cookiesOf(checked).find(({ name }) => name === "PortalOffer");
    expect(kept).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/profil", maxAge: 1800 });
    const cookie = `${bertasCookies}; PortalOffer=${encodeURIComponent(kept?.value ?? "")}`;
    const offered = await visit(offerPath, cookie);
    expect(offered.status).toBe(200);
    for (const text of ["Alle Plus-Artikel, solange dein Print-Abo läuft.", "Berta Berger"]) expect(offered.text).toContain(text);
    expect(offered.text).not.toContain("nicht mehr offen");
    const fields = { intent: "upsell-save", key: BERTAS_OFFER, agbAccepted: "on", returnTo: "/ein-titel/7" };
    const saved = await send(offerPath, fields, cookie);
    expect([saved.status, saved.headers.location]).toEqual([
      303,
      "/profil?dialog=upsell-save-confirm&type=digi&returnTo=%2Fein-titel%2F7",
    ]);
    expect(cookiesOf(saved).find(({ name }) => name === "PortalOffer")).toMatchObject({ value: "" });
    // A used offer says so.
    expect(formError(await send(offerPath, fields, cookie))).toBe("Das Angebot ist abgelaufen.");
  });

  test.each([["none"], ["PortalOffer=gefaelscht"]])(
    "an offer that this browser was not made (%s) begins with the card",
    async (offer) => {
      const answer = await visit(`/profil?dialog=upsell-save&key=${BERTAS_OFFER}`, `${bertasCookies}; ${offer}`);
      expect([answer.status, answer.headers.location]).toEqual([303, "/profil?dialog=abocard-activation"]);
    },
  );
});
