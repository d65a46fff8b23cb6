import { describe, expect, test } from "vitest";
import type { DeviceRow } from "#app/components/push/device-rows.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { type Markup, render, textOf, within } from "#tests/support/units/markup.ts";
import { wireAccount } from "#tests/support/wire/wire-account.ts";
import { wireSubscription } from "#tests/support/wire/wire-subscription.ts";
import { type ProfileForms, ProfilePage } from "./profile-page.tsx";
import type { ProfilePart } from "./profile-parts.ts";
import { toProfileView } from "./profile-view-model.ts";

const now = new Date("2026-11-20T12:00:00Z");

function draw(
  account = wireAccount({}),
  forms: ProfileForms = {},
  done: string | null = null,
  part: ProfilePart | null = null,
  notices: DeviceRow[] | null = [],
) {
  return render(
    <ProfilePage
      view={toProfileView(account, now, null)}
      forms={forms}
      bookmarks={[]}
      notices={notices}
      done={done}
      part={part}
    />,
  );
}

const formsOf = (markup: ReturnType<typeof draw>, intent: string) =>
  markup.all("form").filter((form) => within(form).all("input", { name: "intent", value: intent }).length === 1);

test("the profile greets its reader and can be left", () => {
  const markup = draw();
  expect(textOf(markup.one("h1"))).toBe("Hallo, Maria");
  const [logout] = formsOf(markup, "logout");
  expect(logout?.attribs).toMatchObject({ method: "post", action: "/profil", "data-form": "logout" });
});

test("every section is named by its heading", () => {
  const markup = draw(wireAccount({}, { hasPurAccess: true, isPurSubscriber: true }));
  expect(markup.all("section").map(({ attribs }) => textOf(markup.one("h2", { id: attribs["aria-labelledby"] ?? "" })))).toEqual([
    "Dein Konto",
    "Dein Abo",
    "Merkliste",
    "Für dich",
    "Kommentare",
    "Benachrichtigungen",
    "Geschenke",
    "Newsletter",
    "Einwilligungen",
    "Passwort ändern",
    "Passkeys",
    "Angemeldete Geräte",
    "Deine Daten",
  ]);
});

const titlesOf = (markup: Markup) => markup.all("section").map(({ attribs }) => attribs.id);

test("each part of the profile can be opened alone, and all of them lead to each other", () => {
  const parts: [ProfilePart, string[]][] = [
    ["abo", ["abo"]],
    ["newsletter", ["newsletter"]],
    ["geraete", ["benachrichtigungen", "geraete"]],
    ["daten", ["passwort", "passkeys", "daten"]],
  ];
  for (const [part, ids] of parts) {
    const markup = draw(wireAccount({}), {}, null, part);
    expect(titlesOf(markup)).toEqual(ids);
    const links = within(markup.one("nav", { "aria-label": "Profil" })).all("a");
    expect(links.map(({ attribs }) => attribs.href)).toEqual([
      "/profil",
      "/profil?bereich=abo",
      "/profil?bereich=newsletter",
      "/profil?bereich=geraete",
      "/profil?bereich=daten",
    ]);
    expect(links.filter((link) => link.attribs["aria-current"] === "page").map(({ attribs }) => attribs.href)).toEqual([
      `/profil?bereich=${part}`,
    ]);
  }
});

describe("the devices that get notices", () => {
  const phone = { id: 7, name: "Firefox auf Android", text: "Seit heute" };

  test("stand beside those that are signed in, each with a form that removes it", () => {
    const markup = draw(wireAccount({}), {}, null, "geraete", [phone, { ...phone, id: 8, name: "Chrome auf Windows" }]);
    const forms = formsOf(markup, "remove-device");
    expect(forms.map(({ attribs }) => [attribs.method, attribs.action])).toEqual([
      ["post", "/profil"],
      ["post", "/profil"],
    ]);
    expect(forms.map((form) => within(form).one("input", { name: "id" }).attribs.value)).toEqual(["7", "8"]);
    expect(textOf(markup.one("section", { id: "benachrichtigungen" }))).toContain("Firefox auf AndroidSeit heute");
  });

  test("are said to be removed in their part", () => {
    const section = draw(wireAccount({}), {}, "device-removed").one("section", { id: "benachrichtigungen" });
    expect(textOf(section)).toContain("bekommt keine Benachrichtigungen mehr");
  });

  test("have a part only where notices are offered, also before there is any", () => {
    expect(draw().all("section", { id: "benachrichtigungen" })).toHaveLength(1);
    expect(draw(wireAccount({}), {}, null, "geraete", null).all("section", { id: "benachrichtigungen" })).toEqual([]);
  });
});

test("a reader without a subscription reads so, with the offers and the way to them", () => {
  const markup = draw();
  expect(markup.text).toContain("Kein Abo.");
  expect(within(markup.one("section", { id: "abo" })).text).toContain("Talblick Plus Premium");
  expect(markup.all("a", { href: "/abo" })).toHaveLength(1);
  expect(draw(wireAccount({}, { isPlusSubscriber: true })).text).not.toContain("Kein Abo");
});

/** A disclosure, by the beginning of its text. */
function findDetails(markup: Markup, summary: string) {
  const [found, ...others] = markup.all("details").filter((details) => textOf(details).startsWith(summary));
  if (found === undefined || others.length > 0) throw new Error(`Not one disclosure begins with '${summary}'`);
  return found;
}

describe("A subscription", () => {
  const cancelled = wireSubscription({ id: "18", autoRenew: false, isCancelled: true });
  const account = wireAccount({ subscriptions: [wireSubscription({ isKayakSubs: true, manager: "KAYAK" }), cancelled] });

  test("is cancelled in two steps: a disclosure says what happens and asks why, its button does it", () => {
    const markup = draw(account);
    const details = findDetails(markup, "Abo kündigen");
    expect(details.attribs.open).toBeUndefined();
    const form = within(within(details).one("form"));
    expect(form.one("input", { name: "intent" }).attribs.value).toBe("cancel-subscription");
    expect(form.one("input", { name: "subscriptionId" }).attribs.value).toBe("17");
    expect(form.one("input", { name: "isKayakSubs" }).attribs.value).toBe("on");
    expect(form.all("input", { type: "radio", name: "reason" })).toHaveLength(6);
    expect(form.all("input", { type: "radio", checked: true })).toEqual([]);
    expect(form.one("textarea", { name: "text" }).attribs.maxlength).toBe("1000");
    expect(form.text).toContain("Du kannst noch bis 20. Dezember 2026 alles lesen");
    expect(textOf(form.one("button"))).toBe("Abo kündigen");
  });

  test("every field has a label of its own, also among several subscriptions", () => {
    const several = wireAccount({ subscriptions: [1, 2, 3].map((id) => wireSubscription({ id: String(id) })) });
    const markup = draw(several);
    const ids = [...markup.all("input", { id: true }), ...markup.all("textarea", { id: true })].map(({ attribs }) => attribs.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) if (id !== undefined) expect(markup.all("label", { for: id }), id).toHaveLength(1);
  });

  test("that was cancelled can be taken back by one button", () => {
    const [form] = formsOf(draw(account), "resume-subscription").map(within);
    expect(form?.one("input", { name: "subscriptionId" }).attribs.value).toBe("18");
    expect(form?.one("input", { name: "isKayakSubs" }).attribs.value).toBe("");
    expect(form?.text).toBe("Kündigung zurücknehmen");
  });

  test("from the shop carries its mark", () => {
    expect(textOf(draw(account).one("h3", { id: "abo-1" }))).toBe("Talblick Plus Abo-Shop");
  });

  test("whose cancellation was refused stays open with its values, and says why", () => {
    const values = { subscriptionId: "17", reason: "price", text: "Zu viel" };
    const state = { ...emptyForm, values, formError: "Das geht gerade nicht." };
    const details = within(findDetails(draw(account, { "cancel-subscription": state }), "Abo kündigen"));
    expect(details.one("details").attribs.open).toBe("");
    expect(textOf(details.one("div", { role: "alert" }))).toBe("Das geht gerade nicht.");
    expect(details.one("input", { checked: true }).attribs.value).toBe("price");
    expect(textOf(details.one("textarea"))).toBe("Zu viel");
  });

  test("that is gone meanwhile has its refusal at the top of the section", () => {
    const state = { ...emptyForm, values: { subscriptionId: "99" }, formError: "Dieses Abo gibt es nicht." };
    const section = within(draw(account, { "resume-subscription": state }).one("section", { id: "abo" }));
    expect(section.all("div", { role: "alert" })).toHaveLength(1);
  });

  test("that is managed elsewhere has no form, and leads there", () => {
    const google = wireSubscription({ manager: "GOOGLE", product: "google_iap_plus" });
    const section = within(draw(wireAccount({ subscriptions: [google] })).one("section", { id: "abo" }));
    expect(section.all("form")).toEqual([]);
    expect(section.one("a", { rel: "noopener" }).attribs.href).toContain("play.google.com");
  });
});

test("an unconfirmed address is named, and one button sends the link again", () => {
  const unconfirmed = within(draw(wireAccount({ isConfirmed: false })).one("section", { id: "konto" }));
  expect(unconfirmed.text).toContain("ist noch nicht bestätigt");
  const form = within(unconfirmed.one("form", { action: "/zugang-aktivieren" }));
  expect(form.one("input", { name: "intent" }).attribs.value).toBe("resend-activation");
  expect(form.one("input", { name: "username" }).attribs.value).toBe("maria@talblick.example");
  expect(form.text).toBe("Link noch einmal senden");
  expect(formsOf(draw(), "resend-activation")).toEqual([]);
});

test("consent settings are for Pur readers", () => {
  expect(draw().all("a", { "data-dialog-link": "PurePreferences" })).toEqual([]);
  expect(draw(wireAccount({}, { isPurSubscriber: true })).all("a", { "data-dialog-link": "PurePreferences" })).toHaveLength(1);
});

test("a newsletter is a switch that posts the opposite of what it is", () => {
  const [morning, evening] = formsOf(draw(), "newsletter").map(within);
  expect(morning?.one("input", { name: "newsletter" }).attribs.value).toBe("morgen");
  expect(morning?.one("input", { name: "subscribe" }).attribs.value).toBe("");
  expect(morning?.one("button").attribs).toMatchObject({ role: "switch", "aria-checked": "true", type: "submit" });
  expect(morning?.text).toBe("An");
  expect(evening?.one("input", { name: "subscribe" }).attribs.value).toBe("on");
  expect(evening?.one("button").attribs).toMatchObject({ role: "switch", "aria-checked": "false" });
  expect(evening?.text).toBe("Aus");
});

test("the word beside a switch is for the eye alone: who hears the switch hears its title and its state", () => {
  const forms = formsOf(draw(), "newsletter").map(within);
  expect(forms.map(({ one }) => within(one("button")).text)).toEqual(forms.map(() => ""));
  expect(forms.map(({ one }) => within(one("label")).all("span")[0]?.attribs["aria-hidden"])).toEqual(forms.map(() => "true"));
  expect(forms.map(({ one }) => one("button").attribs["aria-labelledby"])).toEqual(
    forms.map(() => expect.stringMatching(/^newsletter-/)),
  );
});

test("a newsletter's text is beside its switch, and not repeated in its props", () => {
  const [morning] = draw().all("div", { "data-island": "newsletter-switch" });
  expect(JSON.parse(morning?.attribs["data-props"] ?? "")).toEqual({ slug: "morgen", isSubscribed: true });
});

test.each(["newsletter-switch", "session-list", "subscription-list"])("%s wakes when a reader is about to use it", (name) => {
  for (const island of draw().all("div", { "data-island": name })) expect(island.attribs["data-until"]).toBeUndefined();
  expect(draw().all("div", { "data-island": name }).length).toBeGreaterThan(0);
});

test("every session but this one can be ended, and all others at once", () => {
  const markup = draw();
  const forms = formsOf(markup, "end-session").map(within);
  expect(forms.map((form) => form.one("input", { name: "session" }).attribs.value)).toEqual(["12", ""]);
  expect(markup.text).toContain("Dieses Gerät");
  const alone = draw(wireAccount({ sessions: wireAccount({}).sessions.slice(0, 1) }));
  expect(formsOf(alone, "end-session")).toEqual([]);
});

test("data can be downloaded, and the account deleted behind a disclosure", () => {
  const markup = draw();
  expect(formsOf(markup, "download")).toHaveLength(1);
  const details = findDetails(markup, "Konto löschen");
  expect(details.attribs.open).toBeUndefined();
  expect(within(details).one("form").attribs["data-form"]).toBe("delete-account");
});

test.each(["change-password", "delete-account"])("the form %s tells password managers whose password it is", (intent) => {
  const [form] = formsOf(draw(), intent).map(within);
  const field = form?.one("input", { autocomplete: "username" });
  expect(field?.attribs).toMatchObject({ value: "maria", hidden: "", readonly: "" });
  // It is not posted.
  expect(field?.attribs.name).toBeUndefined();
});

test("the disclosure is open when the deletion was refused", () => {
  const forms = { "delete-account": { ...emptyForm, errors: { currentPassword: "Bitte gib dein aktuelles Passwort ein" } } };
  expect(findDetails(draw(wireAccount({}), forms), "Konto löschen").attribs.open).toBe("");
});

test("a reader who signed in with a print card neither changes the password nor downloads or deletes the data", () => {
  const markup = draw(wireAccount({ isManageable: false }));
  for (const intent of ["change-password", "download", "delete-account"]) expect(formsOf(markup, intent), intent).toEqual([]);
  expect(markup.text).toContain("Du bist mit deiner Abokarte angemeldet.");
});

describe("Name and address", () => {
  const waiting = { pendingEmail: "neu@mail.example" };

  test("stand in their forms; the address that waits can be given up", () => {
    const [name] = formsOf(draw(), "change-name").map(within);
    expect(name?.one("input", { name: "firstname" }).attribs.value).toBe("Maria");
    expect(name?.one("input", { name: "lastname" }).attribs.value).toBe("Huber");
    expect(formsOf(draw(), "keep-email")).toEqual([]);
    const markup = draw(wireAccount(waiting));
    expect(formsOf(markup, "keep-email")).toHaveLength(1);
    expect(markup.text).toContain("Noch nicht bestätigt: neu@mail.example");
  });

  test("are changed by who signed in with a password, where the back end is ours", () => {
    const [card, foreign] = [
      draw(wireAccount({ ...waiting, isManageable: false })),
      render(
        <ProfilePage
          view={toProfileView(wireAccount(waiting), now, null, true)}
          forms={{}}
          bookmarks={[]}
          notices={[]}
          done={null}
        />,
      ),
    ];
    for (const markup of [card, foreign])
      for (const intent of ["change-name", "change-email", "keep-email"]) expect(formsOf(markup, intent), intent).toEqual([]);
  });

  test.each([
    ["change-name", "Namen ändern", "firstname"],
    ["change-email", "E-Mail-Adresse ändern", "email"],
  ])("%s that was refused stays open, and the keyboard begins at what is wrong", (intent, summary, field) => {
    const state = { ...emptyForm, errors: { [field]: "Bitte nicht" }, values: { [field]: "getippt" } };
    const details = findDetails(draw(wireAccount({}), { [intent]: state }), summary);
    expect(details.attribs.open).toBe("");
    expect(within(details).one("input", { name: field, value: "getippt", autofocus: true }).attribs["aria-invalid"]).toBe("true");
  });
});

describe("After something was done", () => {
  test.each([
    ["password-changed", "passwort"],
    ["newsletter", "newsletter"],
    ["session-ended", "geraete"],
    ["consents-saved", "einwilligungen"],
    ["subscription-cancelled", "abo"],
    ["subscription-resumed", "abo"],
    ["deletion-planned", "konto"],
    ["account-kept", "konto"],
  ])("%s is reported in the section %s, once, and comes into view", (done, section) => {
    const markup = draw(wireAccount({}, { isPurSubscriber: true }), {}, done);
    const said = markup.one("p", { role: "status" });
    expect(said.attribs).toMatchObject({ autofocus: "", tabindex: "-1" });
    expect(textOf(said)).toMatch(/\.$/);
    expect(within(markup.one("section", { id: section })).all("p", { role: "status" })).toHaveLength(1);
  });

  test("an unknown action is not reported", () => {
    expect(draw(wireAccount({}), {}, "<script>").all("p", { role: "status" })).toEqual([]);
  });
});

test("the reason why a small form failed is in its section", () => {
  const markup = draw(wireAccount({}), { newsletter: { ...emptyForm, formError: "Es ist ein technischer Fehler aufgetreten." } });
  const error = within(markup.one("section", { id: "newsletter" })).one("div", { role: "alert", "data-form-error": true });
  expect(error.attribs).toMatchObject({ autofocus: "", tabindex: "-1" });
});

describe("deleting the account", () => {
  const paid = wireAccount({
    subscriptions: [
      wireSubscription({ resourceName: "Talblick Plus", expirationDate: "2027-01-25T08:00:00Z" }),
      wireSubscription({ id: "9", resourceName: "VN", product: "vn", manager: "PARTNER", isKayakSubs: false }),
    ],
  });

  test("says what becomes of each running subscription, at once and at the end of what is paid for", () => {
    const details = within(findDetails(draw(paid), "Konto löschen"));
    for (const sentence of [
      "Talblick Plus endet sofort und verlängert sich nicht mehr. Die bezahlte Zeit bis 25. Jänner 2027 verfällt.",
      "Talblick Plus verlängert sich nicht mehr und endet am 25. Jänner 2027. Bis dahin liest du alles, was dazugehört.",
      "Talblick Plus über VN: Dein Zugang hier endet sofort, dein Abo dieser Zeitung läuft weiter.",
    ])
      expect(details.text).toContain(sentence);
    expect(details.text).not.toContain("endet dadurch nicht");
    expect(formsOf(details, "plan-deletion")).toHaveLength(1);
    expect(formsOf(details, "delete-account")).toHaveLength(1);
  });

  test("has one way where nothing is paid for here, and none to plan twice", () => {
    expect(formsOf(draw(wireAccount({ subscriptions: [] })), "plan-deletion")).toEqual([]);
    const leaving = draw({ ...paid, deletion: "2027-01-25T08:00:00Z" });
    expect(formsOf(leaving, "plan-deletion")).toEqual([]);
    expect(leaving.text).toContain("Dein Konto wird am 25. Jänner 2027 gelöscht.");
    expect(formsOf(leaving, "keep-account")).toHaveLength(1);
  });
});
