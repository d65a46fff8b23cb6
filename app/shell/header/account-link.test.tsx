import { expect, test } from "vitest";
import { render, textOf, within } from "#tests/support/units/markup.ts";
import { AccountLink } from "./account-link.tsx";

test("the way to log in is the same for everybody, and a plain link without script", () => {
  const link = render(<AccountLink path="/themen?x=1" />).one("a");
  expect(link.attribs).toMatchObject({
    href: "/profil?returnTo=%2Fthemen%3Fx%3D1",
    "data-account-link": "",
    "data-dialog-link": "Login",
  });
  const signedOut = within(link).one("span", { "data-signed-out": true });
  const signedIn = within(link).one("span", { "data-signed-in": true });
  expect(signedOut.attribs.hidden).toBeUndefined();
  expect(textOf(signedOut)).toBe("Anmelden");
  expect(signedIn.attribs.hidden).toBe("");
  expect(textOf(signedIn)).toBe("Profil");
  expect(within(signedIn).one("span", { "data-avatar": true }).attribs["aria-hidden"]).toBe("true");
});

test.each([
  ["/profil", "/profil"],
  ["/profil?dialog=login", "/profil"],
  ["/profil?dialog=login&returnTo=%2Fthemen", "/profil?returnTo=%2Fthemen"],
  ["/profil?dialog=login&returnTo=%2F%2Fevil.example", "/profil"],
  ["/", "/profil?returnTo=%2F"],
])("on %s it is %s: a login leads back to the page, or where its dialog leads", (path, href) => {
  expect(render(<AccountLink path={path} />).one("a").attribs.href).toBe(href);
});
