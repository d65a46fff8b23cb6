import { expect, test } from "vitest";
import { render, textOf, within } from "#tests/support/units/markup.ts";
import { AccountLink } from "./account-link.tsx";

test("the way to log in is the same for everybody, and a plain link without script", () => {
  const link = render(<AccountLink />).one("a");
  expect(link.attribs).toMatchObject({ href: "/profil", "data-account-link": "", "data-dialog-link": "Login" });
  const signedOut = within(link).one("span", { "data-signed-out": true });
  const signedIn = within(link).one("span", { "data-signed-in": true });
  expect(signedOut.attribs.hidden).toBeUndefined();
  expect(textOf(signedOut)).toBe("Anmelden");
  expect(signedIn.attribs.hidden).toBe("");
  expect(textOf(signedIn)).toBe("Profil");
  expect(within(signedIn).one("span", { "data-avatar": true }).attribs["aria-hidden"]).toBe("true");
});
