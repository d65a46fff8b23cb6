import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { parseMunicipalityChoice, toChoiceHeaders } from "./municipality-form.ts";

function choose(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseMunicipalityChoice(form);
}

test("a reader chooses a municipality and comes back to where they were", () => {
  expect(choose({ municipality: "gotzis", returnTo: "/themen/wohnen?page=2#x" })).toEqual({
    slug: "gotzis",
    target: "/themen/wohnen?page=2#x",
  });
});

test("from one municipality's page a reader goes to the new one's", () => {
  expect(choose({ municipality: "lustenau", returnTo: "/gemeinde/dornbirn?page=3" })).toEqual({
    slug: "lustenau",
    target: "/gemeinde/lustenau",
  });
});

test("a name with umlauts is understood", () => {
  expect(choose({ municipality: "Götzis" })?.slug).toBe("gotzis");
});

test("the generic choice clears, and leads from a municipality's page to all of them", () => {
  expect(choose({ municipality: "gemeinde", returnTo: "/news/politik" })).toEqual({ slug: null, target: "/news/politik" });
  expect(choose({ municipality: "gemeinde", returnTo: "/gemeinde/dornbirn" })).toEqual({
    slug: null,
    target: "/gemeinde/gemeinde",
  });
});

test("without a place to come back to it is the front page", () => {
  expect(choose({ municipality: "gotzis" })).toEqual({ slug: "gotzis", target: "/" });
});

test.each([
  ["https://evil.example/"],
  ["//evil.example"],
  ["/\\evil.example"],
  ["\\\\evil.example"],
  ["/\t/evil.example"],
  ["/.//evil.example"],
  ["/gemeinde/..//evil.example"],
  ["javascript:alert(1)"],
  [""],
])("%j as the place to come back to leads to no other site", (returnTo) => {
  const target = choose({ municipality: "gotzis", returnTo })?.target ?? "missing";
  expect(new URL(target, "https://talblick.example").origin).toBe("https://talblick.example");
});

test.each([["atlantis"], [""], ["__proto__"], ["x".repeat(5000)]])("%j is no municipality to choose", (municipality) => {
  expect(choose({ municipality, returnTo: "/" })).toBeNull();
});

test("a form without the field, or with a file in it, chooses nothing", () => {
  expect(choose({ returnTo: "/" })).toBeNull();
  const form = new FormData();
  form.set("municipality", new File(["x"], "gotzis"));
  expect(parseMunicipalityChoice(form)).toBeNull();
});

const cookieOf = (slug: string | null, address: string) =>
  parseSetCookie(toChoiceHeaders({ slug, target: "/" }, new URL(address)).get("set-cookie") ?? "");

test("the choice is kept for a year on the whole site, without its www or nnp", () => {
  for (const host of ["www.talblick.example", "nnp.talblick.example", "talblick.example"]) {
    expect(cookieOf("gotzis", `https://${host}/gemeinde/gemeinde`)).toEqual({
      name: "CurrentCity",
      value: "gotzis",
      maxAge: 31_536_000,
      path: "/",
      domain: "talblick.example",
      secure: true,
      sameSite: "lax",
    });
  }
});

test("on this machine the cookie needs neither a domain nor encryption", () => {
  const cookie = cookieOf("gotzis", "http://localhost:8787/gemeinde/gemeinde");
  expect(cookie).toMatchObject({ value: "gotzis", path: "/" });
  expect(cookie).not.toHaveProperty("domain");
  expect(cookie).not.toHaveProperty("secure");
});

test("clearing ends the cookie where it was set: same domain, same path", () => {
  expect(cookieOf(null, "https://www.talblick.example/")).toMatchObject({
    name: "CurrentCity",
    value: "",
    maxAge: 0,
    path: "/",
    domain: "talblick.example",
  });
});
