import { expect, test } from "vitest";
import { findRouteRule, parseRouteRules, routeRules, toRedirectTarget } from "./route-rules.ts";

const rules = parseRouteRules({
  "/alt": { redirect: { to: "/neu" } },
  "/alt/**": { redirect: { to: "/neu/**", status: 308 } },
  "/alt/sehr/**": { redirect: { to: "https://archiv.example/**", status: 302 } },
  "/intern": { middleware: ["noindex"] },
});

test("a rule for exactly this path comes first", () => {
  expect(findRouteRule(rules, "/alt")).toEqual({ rule: { redirect: { to: "/neu", status: 301 } }, rest: "" });
});

test("a wildcard takes everything below and remembers it", () => {
  expect(findRouteRule(rules, "/alt/a/b")).toMatchObject({ rule: { redirect: { status: 308 } }, rest: "a/b" });
  expect(findRouteRule(rules, "/alt/")).toMatchObject({ rule: { redirect: { status: 308 } }, rest: "" });
});

test.each(["/alt", "/ALT", "/Alt//"])("%s is the address of a rule, however it is written", (path) => {
  expect(findRouteRule(rules, path)).toMatchObject({ rest: "" });
});

test("what is below a rule keeps its capitals", () => {
  expect(findRouteRule(rules, "/alt/Sehr/B")).toMatchObject({ rest: "Sehr/B" });
});

test("the longer of two wildcards is the more exact one", () => {
  expect(findRouteRule(rules, "/alt/sehr/7")).toMatchObject({
    rule: { redirect: { to: "https://archiv.example/**" } },
    rest: "7",
  });
});

test.each([["/altes"], ["/"], ["/neu"], ["/**"], ["/__proto__"], ["constructor"], ["/toString"]])(
  "no rule is about %s",
  (path) => {
    expect(findRouteRule(rules, path)).toBeNull();
  },
);

test.each([
  ["/neu", "", "", "/neu"],
  ["/neu", "", "?a=1", "/neu?a=1"],
  ["/neu/**", "a/b", "?a=1", "/neu/a/b?a=1"],
  ["https://archiv.example/**", "7", "", "https://archiv.example/7"],
  ["/neu?b=2", "", "?a=1", "/neu?b=2"],
  ["/neu/**", "$&-$'", "", "/neu/$&-$'"],
])("%s with the rest %j and the query %j leads to %s", (to, rest, search, target) => {
  expect(toRedirectTarget(to, rest, search)).toBe(target);
});

test("no path makes a rule lead to another host", () => {
  expect(toRedirectTarget("/**", "/evil.example/x", "")).toBe("/evil.example/x");
  expect(toRedirectTarget("/**", "//evil.example", "")).toBe("/evil.example");
  expect(new URL(toRedirectTarget("https://archiv.example/**", "@evil.example", "")).host).toBe("archiv.example");
});

test.each([
  [{ alt: { redirect: { to: "/neu" } } }, /^Route rules: alt/],
  [{ "/alt": { redirect: { to: "neu" } } }, /^Route rules: \/alt\.redirect\.to: must be a path or an http\(s\) address/],
  [{ "/alt": { redirect: { to: "//evil.example" } } }, /^Route rules: \/alt\.redirect\.to/],
  [{ "/alt": { redirect: { to: "javascript:alert(1)" } } }, /^Route rules: \/alt\.redirect\.to/],
  [{ "/alt": { redirect: { to: "/neu", status: 200 } } }, /^Route rules: \/alt\.redirect\.status/],
  [{ "/alt": { redirekt: { to: "/neu" } } }, /^Route rules: \/alt\.redirekt/],
  [{ "/alt": { middleware: "noindex" } }, /^Route rules: \/alt\.middleware/],
  ["keine", /^Route rules: /],
])("an operator who writes %j learns which rule is wrong", (faulty, message) => {
  expect(() => parseRouteRules(faulty)).toThrow(message);
});

test("the rules that ship lead to other addresses than their own", () => {
  for (const [path, { redirect }] of Object.entries(routeRules)) expect(redirect?.to).not.toBe(path);
});
