/** Every dialog is a page as well, which needs no script. */
import { describe, expect, test } from "vitest";
import { dialogs } from "#app/domain/page/dialog.ts";
import { annasCookies } from "#tests/support/edge/account-answers.ts";
import { prepareAccountSite } from "#tests/support/edge/account-site.ts";

const { visit } = prepareAccountSite();

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
