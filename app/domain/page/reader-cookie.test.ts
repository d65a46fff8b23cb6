import { expect, test } from "vitest";
import { toCookieDomain, toReaderCookie } from "./reader-cookie.ts";

test.each([
  ["www.talblick.example", "talblick.example"],
  ["nnp.talblick.example", "talblick.example"],
  ["talblick.example", "talblick.example"],
  ["WWW.Talblick.Example", "talblick.example"],
  ["app.talblick.example", "app.talblick.example"],
  ["www.nnp.talblick.example", "nnp.talblick.example"],
  ["wwwtalblick.example", "wwwtalblick.example"],
  ["nnp-talblick.example", "nnp-talblick.example"],
])("on %s the choice holds for %s", (host, domain) => {
  expect(toCookieDomain(host)).toBe(domain);
});

test.each([["localhost"], ["www.localhost"], ["127.0.0.1"], ["192.168.1.20"], ["[::1]"], ["backend"]])(
  "on %s, where browsers refuse a domain, the cookie names none",
  (host) => {
    expect(toCookieDomain(host)).toBeNull();
    expect(toReaderCookie(new URL(`http://${host}:8787/`))).not.toHaveProperty("domain");
  },
);

test("the choice is kept for a year, for every page", () => {
  expect(toReaderCookie(new URL("https://www.talblick.example/gemeinde/gemeinde"))).toEqual({
    path: "/",
    maxAge: 31_536_000,
    sameSite: "lax",
    secure: true,
    domain: "talblick.example",
  });
  expect(toReaderCookie(new URL("http://www.talblick.example/"))).toMatchObject({ secure: false });
});
