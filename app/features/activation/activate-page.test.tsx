import { expect, test } from "vitest";
import type { ActivatePageView } from "#app/components/dialog/dialog-view.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { render, textOf } from "#tests/support/units/markup.ts";
import { ActivatePage } from "./activate-page.tsx";

const asking: ActivatePageView = { key: null, state: "ask", returnTo: null, isSignedIn: false, error: null, resend: emptyForm };

function draw(given: Partial<ActivatePageView>) {
  return render(<ActivatePage view={{ ...asking, ...given }} />);
}

test("the link of the mail opens a page whose button posts the key", () => {
  const markup = draw({ key: "k3y" });
  expect(markup.one("form").attribs).toMatchObject({ method: "post", action: "/zugang-aktivieren" });
  expect(markup.one("input", { name: "intent" }).attribs.value).toBe("activate");
  expect(markup.one("input", { name: "key" }).attribs.value).toBe("k3y");
  expect(textOf(markup.one("button"))).toBe("Konto aktivieren");
});

test("without a key, and with one that is too old, a reader asks for a new mail", () => {
  for (const view of [{}, { key: "k3y", state: "failed" as const, error: "Der Link ist <strong>abgelaufen</strong>." }]) {
    const markup = draw(view);
    expect(markup.one("form").attribs["data-form"]).toBe("resend-activation");
    expect(markup.all("input", { name: "key" })).toEqual([]);
  }
  const failed = draw({ state: "failed", error: "Der Link ist <strong>abgelaufen</strong>." });
  expect(failed.all("div", { role: "alert" }).map(textOf)).toContain("Der Link ist abgelaufen.");
  expect(textOf(failed.one("div", { autofocus: true, tabindex: "-1" }))).toBe("Der Link ist abgelaufen.");
});

test("once activated, a reader goes on to the login", () => {
  const markup = draw({ state: "done" });
  expect(markup.all("form")).toEqual([]);
  expect(markup.one("a").attribs.href).toBe("/profil?dialog=login&returnTo=%2Fprofil");
  // Not in a dialog over a page that goes on asking to sign in.
  expect(markup.all("a", { "data-dialog-link": true })).toEqual([]);
});

test("a link that was used says so, and leads to the login", () => {
  const markup = draw({ state: "already", returnTo: "/rheindamm/653" });
  expect(textOf(markup.one("h1"))).toBe("Dein Konto ist schon aktiviert");
  expect(markup.text).toContain("Dieser Link wurde schon verwendet. Du kannst dich jetzt anmelden.");
  expect(markup.all("form")).toEqual([]);
  expect(markup.all("a").map(textOf)).toEqual(["Anmelden", "Weiterlesen"]);
  expect(draw({ state: "already", isSignedIn: true }).text).not.toContain("anmelden");
});

test("who has an active account after all finds the login beside the form, unless signed in", () => {
  const login = "/profil?dialog=login&returnTo=%2Fprofil";
  const leads = (given: Partial<ActivatePageView>) => draw(given).all("a", { href: login }).length;
  expect([leads({}), leads({ state: "failed" }), leads({ isSignedIn: true })]).toEqual([1, 1, 0]);
});

test("the way back goes along with the key", () => {
  const markup = draw({ key: "k3y", returnTo: "/rheindamm/653" });
  expect(markup.one("input", { name: "returnTo" }).attribs.value).toBe("/rheindamm/653");
  expect(draw({ key: "k3y" }).all("input", { name: "returnTo" })).toEqual([]);
});

const linksOf = (given: Partial<ActivatePageView>) =>
  draw({ state: "done", ...given })
    .all("a")
    .map((link) => [textOf(link), link.attribs.href]);

test.each([
  ["/rheindamm/653", "Weiterlesen"],
  ["/abonnenten/7", "Weiterlesen"],
  ["/abo", "Zur Bestellung"],
  ["/abo?angebot=plus-jahr&returnTo=%2Frheindamm%2F653", "Zur Bestellung"],
])("once activated, a reader who came from %s goes back there: %s", (returnTo, label) => {
  expect(linksOf({ returnTo, isSignedIn: true })).toEqual([[label, returnTo]]);
  const login = `/profil?${new URLSearchParams({ dialog: "login", returnTo })}`;
  expect(linksOf({ returnTo })).toEqual([
    ["Anmelden", login],
    [label, returnTo],
  ]);
});

test("a signed-in reader is not asked to sign in", () => {
  expect(linksOf({ isSignedIn: true })).toEqual([["Zum Profil", "/profil"]]);
});
