import { describe, expect, test } from "vitest";
import { offers } from "#app/configuration/offers.ts";
import { render, textOf, within } from "#tests/support/units/markup.ts";
import { Wall } from "./wall.tsx";
import type { WallView } from "./wall-view.ts";

const path = "/schockanrufe/77";
const anonymous: WallView = {
  path,
  brand: "Rheinbote",
  isSignedIn: false,
  isExpired: false,
  meterText: null,
  isPromotion: false,
};
const open = (view: Partial<WallView> = {}) => render(<Wall view={{ ...anonymous, ...view }} />);
const hrefs = (view: Partial<WallView> = {}) =>
  open(view)
    .all("a")
    .map(({ attribs }) => attribs.href);

describe("the wall", () => {
  test("leads a reader on in three ways, each of which comes back to the post", () => {
    expect(hrefs()).toEqual([
      "/abo?returnTo=%2Fschockanrufe%2F77",
      "/profil?dialog=login&returnTo=%2Fschockanrufe%2F77",
      "/profil?dialog=abocard-activation&returnTo=%2Fschockanrufe%2F77",
    ]);
    expect(open().one("a", { "data-dialog-link": "Login" }).attribs.href).toContain("dialog=login");
    expect(open().one("a", { "data-dialog-link": "AbocardActivation" }).attribs.href).toContain("dialog=abocard-activation");
  });

  test("says which paper the post is from, what Plus includes, and every price of it", () => {
    const { text } = open();
    expect(text).toContain("Rheinbote");
    const [plus] = offers;
    for (const line of plus?.includes ?? []) expect(text).toContain(line);
    expect(text).toContain("9,90 € im Monat oder 99 € im Jahr");
  });

  test("tells a reader who is signed in that the account has no Plus, and does not ask them to sign in", () => {
    expect(open({ isSignedIn: true }).text).toContain("Zu deinem Konto gehört kein Plus-Abo.");
    expect(open({ isSignedIn: true }).text).not.toContain("Anmelden");
    expect(hrefs({ isSignedIn: true })).toContain("/profil");
    expect(open({ isSignedIn: true, isExpired: true }).text).toContain("Dein Plus-Abo ist abgelaufen.");
  });

  test("tells how many free posts have been read, when they are counted", () => {
    expect(open({ meterText: "Du hast 3 von 3 freien Artikeln gelesen." }).text).toContain("3 von 3 freien Artikeln");
  });

  test("speaks of the other posts on a free post, not of this one", () => {
    const { text } = open({ isPromotion: true });
    expect(text).toContain("Dieser Artikel ist frei.");
    expect(text).not.toContain("Anfang gelesen");
    expect(text).not.toContain("Hier endet der freie Teil");
  });

  test("has a name for screen readers", () => {
    const wall = open().one("aside", { "data-wall": true });
    const title = within(wall).one("h2", { id: wall.attribs["aria-labelledby"] ?? "" });
    expect(textOf(title)).toBe("Hier geht es mit Plus weiter");
  });
});
