import { describe, expect, test } from "vitest";
import type { DialogPageView, UpsellOfferView } from "#app/components/dialog/dialog-view.ts";
import { toConsentField } from "#app/domain/consent/consent.ts";
import { framedProviders } from "#app/domain/embed/framed-providers.computed.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { type DialogName, dialogs } from "#app/domain/page/dialog.ts";
import { render, textOf } from "#tests/support/units/markup.ts";
import { noUpsell } from "#tests/support/units/no-upsell.ts";
import { DialogPage } from "./dialog-page.tsx";

const slugs = { ...dialogs, ResetPassword: "reset-password" } as const;
const names = Object.keys(slugs) as (keyof typeof slugs)[];

function draw(dialog: DialogPageView["dialog"], given: Partial<DialogPageView> = {}, isSignedIn = true) {
  const view = {
    dialog,
    returnTo: "/themen/wohnen?page=2",
    isInCheckout: false,
    key: "abc",
    form: emptyForm,
    message: null,
    upsell: noUpsell,
    ...given,
  };
  return render(<DialogPage view={view} isSignedIn={isSignedIn} />);
}

describe.each(names)("The dialog %s", (name) => {
  const markup = draw(name);

  test("is one section that the modal host can take, named by its heading", () => {
    const section = markup.one("section", { "data-dialog": true });
    expect(section.attribs).toMatchObject({
      "data-dialog": name,
      "data-size": name === "Login" ? "large" : "medium",
      "aria-labelledby": `${slugs[name]}-title`,
    });
    expect(textOf(markup.one("h1"))).not.toBe("");
    expect(markup.one("h1").attribs.id).toBe(`${slugs[name]}-title`);
  });

  test("has a way on", () => {
    expect(markup.all("a").length + markup.all("button").length).toBeGreaterThan(0);
  });

  test("posts to its own address and comes back to where the reader was", () => {
    for (const form of markup.all("form")) {
      const action = new URL(form.attribs.action ?? "", "https://x.example");
      expect(action.pathname).toBe("/profil");
      expect(action.searchParams.get("dialog")).toBe(slugs[name]);
      expect(action.searchParams.get("returnTo")).toBe("/themen/wohnen?page=2");
    }
    for (const link of markup.all("a", { "data-dialog-link": true })) {
      const target = new URL(link.attribs.href ?? "", "https://x.example");
      expect(target.searchParams.get("dialog")).toBe(dialogs[link.attribs["data-dialog-link"] as DialogName]);
      expect(target.searchParams.get("returnTo")).toBe("/themen/wohnen?page=2");
    }
  });
});

const linksOf = (name: keyof typeof slugs) =>
  draw(name, {}, false)
    .all("a", { "data-dialog-link": true })
    .map(({ attribs }) => attribs["data-dialog-link"]);

test.each([
  ["Login", ["ForgetPassword", "Register", "AbocardActivation"]],
  ["SimpleLogin", ["ForgetPassword", "Register"]],
  ["Register", ["Login", "ForgetPassword"]],
  ["ForgetPassword", ["Login"]],
  ["ResetPassword", ["ForgetPassword"]],
  ["AbocardActivation", ["AbocardActivationRegister"]],
  ["AbocardActivationRegister", ["Login"]],
  ["UpsellSave", ["AbocardActivation"]],
] as const)("from %s a reader gets to %j", (name, expected) => {
  expect(linksOf(name)).toEqual(expected);
});

test.each([
  ["Login", "login", "Anmelden"],
  ["SimpleLogin", "login", "Anmelden"],
  ["Register", "register", "Registrieren"],
  ["ForgetPassword", "forget-password", "Passwort Zurücksetzen"],
  ["ResetPassword", "reset-password", "Passwort Zurücksetzen"],
  ["AbocardActivationRegister", "register", "Mit der Abokarte registrieren"],
] as const)("%s holds the form %s under the title %s", (name, form, title) => {
  const markup = draw(name, {}, false);
  expect(markup.one("form").attribs["data-form"]).toBe(form);
  expect(textOf(markup.one("h1"))).toBe(title);
});

test("the print card's form is titled as the rules have it, and says where the number stands", () => {
  const markup = draw("AbocardActivation");
  expect(markup.one("form").attribs["data-form"]).toBe("upsell-entitlement");
  expect(textOf(markup.one("h2"))).toBe("Anmelden");
  expect(markup.text).toContain("Steht auf der Vorderseite deiner Abokarte.");
});

test("the link of the reset mail opens a form that posts its key", () => {
  const markup = draw("ResetPassword");
  expect(markup.one("input", { name: "key" }).attribs).toMatchObject({ type: "hidden", value: "abc" });
});

describe("An offer to a print subscriber", () => {
  const offer: UpsellOfferView = {
    type: "digi",
    headline: "Plus zum <Print-Abo>",
    text: "Alle Plus-Artikel.",
    facts: [
      { label: "Print-Abo von", value: "Vera Fink" },
      { label: "Abonummer", value: "4001" },
    ],
    expires: { iso: "2026-11-20T13:35:00.000Z", text: "14:35 Uhr" },
  };
  const drawOffer = (changes: Partial<UpsellOfferView> = {}, campno: string | null = null) =>
    draw("UpsellSave", { upsell: { ...noUpsell, campno, offer: { ...offer, ...changes } } });

  test("says what it is, whose it is and until when it can be accepted", () => {
    const markup = drawOffer();
    expect(textOf(markup.one("h1"))).toBe("Plus zum <Print-Abo>");
    expect(markup.all("dd").map(textOf)).toEqual(["Vera Fink", "4001"]);
    expect(textOf(markup.one("time", { datetime: "2026-11-20T13:35:00.000Z" }))).toBe("14:35 Uhr");
    expect(markup.text).toContain("Alle Plus-Artikel.");
  });

  test("asks a reader with an account for the consent alone, and posts its key to its own address", () => {
    const markup = drawOffer({}, "HERBST");
    expect(markup.one("form").attribs["data-form"]).toBe("upsell-save");
    expect(markup.all("input", { type: "checkbox" }).map(({ attribs }) => attribs.name)).toEqual(["agbAccepted"]);
    expect(markup.one("input", { name: "key" }).attribs.value).toBe("abc");
    expect(markup.one("input", { name: "campno" }).attribs.value).toBe("HERBST");
    const action = new URL(markup.one("form").attribs.action ?? "", "https://x.example");
    expect(Object.fromEntries(action.searchParams)).toEqual({
      dialog: "upsell-save",
      key: "abc",
      campno: "HERBST",
      returnTo: "/themen/wohnen?page=2",
    });
  });

  test("asks everybody else for an account as well, or to sign in and come back to the card", () => {
    const markup = drawOffer({ type: "print" }, "HERBST");
    expect(markup.one("form").attribs["data-form"]).toBe("upsell-save-print");
    for (const name of ["email", "password", "agbAccepted", "marketingAccepted"]) {
      expect(markup.all("input", { name })).toHaveLength(1);
    }
    const link = markup.all("a").find((candidate) => textOf(candidate) === "Zuerst anmelden");
    const login = new URL(link?.attribs.href ?? "", "https://x.example");
    expect(login.searchParams.get("dialog")).toBe("login");
    const card = new URL(login.searchParams.get("returnTo") ?? "", "https://x.example");
    expect(Object.fromEntries(card.searchParams)).toEqual({
      dialog: "abocard-activation",
      campno: "HERBST",
      returnTo: "/themen/wohnen?page=2",
    });
  });

  test("leaves out what is not known", () => {
    const markup = drawOffer({ facts: [], expires: null });
    expect([markup.all("dd"), markup.all("time")]).toEqual([[], []]);
  });

  test("that has expired says so, and offers to begin again", () => {
    const markup = draw("UpsellSave");
    expect(textOf(markup.one("h1"))).toBe("Dieses Angebot ist nicht mehr offen");
    expect(markup.all("form")).toEqual([]);
    expect(textOf(markup.one("a", { "data-dialog-link": "AbocardActivation" }))).toBe("Abokarte noch einmal prüfen");
  });
});

test("an accepted offer is confirmed as what it was: access at once, or a mail", () => {
  const confirm = (confirmation: "digi" | "print") => draw("UpsellSaveConfirm", { upsell: { ...noUpsell, confirmation } });
  expect(textOf(confirm("digi").one("h1"))).toBe("Dein digitaler Zugang ist da");
  expect(confirm("digi").one("a", { "data-dialog-close": true }).attribs.href).toBe("/themen/wohnen?page=2");
  expect(textOf(confirm("print").one("h1"))).toBe("Fast geschafft");
  expect(confirm("print").text).toContain("Wir haben dir eine E-Mail geschickt.");
});

test("the print card keeps its campaign, and offers no registration to a signed-in reader", () => {
  const markup = draw("AbocardActivation", { upsell: { ...noUpsell, campno: "HERBST" } });
  expect(markup.one("input", { name: "campno" }).attribs.value).toBe("HERBST");
  expect(markup.one("form").attribs.action).toContain("campno=HERBST");
  expect(markup.all("a", { "data-dialog-link": true })).toEqual([]);
});

test("a registration because of a print card says so", () => {
  expect(draw("AbocardActivationRegister").one("input", { name: "next" }).attribs).toMatchObject({
    type: "hidden",
    value: "print-card",
  });
  expect(draw("Register").all("input", { name: "next" })).toEqual([]);
});

test("a reader who already has digital access is led to the profile", () => {
  const markup = draw("UpsellAlreadySubscribed");
  expect(markup.all("a", { href: "/profil" })).toHaveLength(1);
  expect(markup.one("a", { "data-dialog-close": true }).attribs.href).toBe("/themen/wohnen?page=2");
});

test("the dialog Generic says what it is given, and leads on or home", () => {
  const message = { title: "Fast geschafft", text: "Sieh in deine <Mails>.", link: { text: "Zur Hilfe", href: "/hilfe" } };
  const markup = draw("Generic", { message });
  expect(textOf(markup.one("h1"))).toBe("Fast geschafft");
  expect(textOf(markup.one("p"))).toBe("Sieh in deine <Mails>. Zur Hilfe");
  expect(textOf(markup.one("a", { href: "/hilfe" }))).toBe("Zur Hilfe");
  expect(markup.one("a", { "data-dialog-close": true }).attribs.href).toBe("/themen/wohnen?page=2");
  expect(draw("Generic", { message, returnTo: null }).one("a", { "data-dialog-close": true }).attribs.href).toBe("/");
});

describe("The consent settings", () => {
  const boxes = (markup: ReturnType<typeof draw>) => markup.all("input", { type: "checkbox" });

  test("are what waits for an answer: statistics, and each embed provider that can fill a frame; the necessary is always on", () => {
    const markup = draw("PurePreferences");
    const names = boxes(markup).flatMap(({ attribs }) => (attribs.name === undefined ? [] : [attribs.name]));
    expect(names.toSorted()).toEqual(["statistics", ...framedProviders.map(toConsentField)].toSorted());
    expect(markup.one("input", { id: "consents-necessary" }).attribs).toMatchObject({ checked: "", disabled: "" });
    expect(markup.one("input", { name: "necessary" }).attribs.value).toBe("on");
    expect(markup.one("input", { name: "intent" }).attribs.value).toBe("consents");
    expect(markup.one("form").attribs).toMatchObject({ "data-form": "consents" });
    for (const { attribs } of boxes(markup)) expect(textOf(markup.one("label", { for: attribs.id ?? "" }))).not.toBe("");
  });

  test("are ticked where the reader allows, and nowhere else", () => {
    const markup = draw("PurePreferences", { form: { ...emptyForm, values: { statistics: "on", "consent-youtube": "on" } } });
    const ticked = boxes(markup).filter(({ attribs }) => "checked" in attribs && attribs.name !== undefined);
    expect(ticked.map(({ attribs }) => attribs.name)).toEqual(["statistics", "consent-youtube"]);
  });

  test("can be saved as ticked, all allowed and all refused; Enter allows nothing that is not ticked", () => {
    const buttons = draw("PurePreferences").all("button", { type: "submit" });
    expect(buttons.map((button) => [textOf(button), button.attribs.name, button.attribs.value])).toEqual([
      ["Auswahl speichern", undefined, undefined],
      ["Alle erlauben", "all", "1"],
      ["Alle ablehnen", "all", "0"],
    ]);
  });

  test("need a reader who is signed in", () => {
    const markup = draw("PurePreferences", {}, false);
    expect(boxes(markup)).toEqual([]);
    expect(markup.one("a", { "data-dialog-link": "Login" })).toBeDefined();
  });
});
