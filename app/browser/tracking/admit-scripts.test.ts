import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Rules = Record<string, (text: string) => string | null>;
let policies: Map<string, Rules>;

beforeEach(() => {
  policies = new Map();
  vi.resetModules();
  vi.stubGlobal("location", { href: "https://www.talblick.example/a/1" });
  vi.stubGlobal("trustedTypes", {
    createPolicy(name: string, rules: Rules) {
      if (policies.has(name)) throw new TypeError(`There is a policy ${name}`);
      policies.set(name, rules);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function admit(...lists: string[][]) {
  const { admitScripts } = await import("./admit-scripts.ts");
  for (const origins of lists) admitScripts(origins);
  return (url: string) => policies.get("default")?.createScriptURL?.(url) === url;
}

test("scripts of the configured origins may load others from these origins, and no further ones", async () => {
  const isAdmitted = await admit(["https://tags.example", "https://*.collect.example", "http://127.0.0.1:4711"]);
  for (const url of ["https://tags.example/b.js", "https://eu.collect.example/c.js", "http://127.0.0.1:4711/d.js"])
    expect(isAdmitted(url)).toBe(true);
  for (const url of [
    "/own.js",
    "https://tags.example.evil.example/b.js",
    "https://collect.example.evil/c.js",
    "http://eu.collect.example/c.js",
    "https://evilcollect.example/c.js",
    "data:text/javascript,alert(1)",
  ])
    expect(isAdmitted(url)).toBe(false);
});

test("markup and the text of scripts are not admitted from anywhere", async () => {
  await admit(["https://tags.example"]);
  expect(Object.keys(policies.get("default") ?? {})).toEqual(["createScriptURL"]);
});

test("a permission that is given again makes no second policy; the list is the latest", async () => {
  const isAdmitted = await admit(["https://tags.example"], ["https://other.example"]);
  expect([isAdmitted("https://tags.example/b.js"), isAdmitted("https://other.example/b.js")]).toEqual([false, true]);
});
