import { expect, test } from "vitest";
import type { AiCrawlerPolicy } from "#app/configuration/ai-crawlers.ts";
import { toRobotsText } from "./robots-text.ts";

const sitemaps = ["https://talblick.example/sitemap.xml"];

function write(aiCrawlers: AiCrawlerPolicy, isClosed = false): string {
  return toRobotsText({ isClosed, aiCrawlers, sitemaps });
}

/** As RFC 9309 has it: the group that names the crawler, otherwise that of all; the longest matching path decides, here all refuse. */
function mayFetch(text: string, agent: string, path: string): boolean {
  const groups = new Map<string, string[]>();
  let agents: string[] = [];
  let isOpen = false;
  for (const line of text.split("\n")) {
    const [name = "", ...rest] = line.split(": ");
    if (name === "User-agent") {
      agents = isOpen ? [...agents, rest.join()] : [rest.join()];
      isOpen = true;
    } else if (name === "Disallow") {
      isOpen = false;
      for (const one of agents) groups.set(one.toLowerCase(), [...(groups.get(one.toLowerCase()) ?? []), rest.join(": ")]);
    }
  }
  const rules = groups.get(agent.toLowerCase()) ?? groups.get("*") ?? [];
  return !rules.some((rule) => toPattern(rule).test(path));
}

function toPattern(rule: string): RegExp {
  const parts = rule
    .replace(/\$$/, "")
    .split("*")
    .map((part) => part.replace(/[?.+()[\]]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}${rule.endsWith("$") ? "$" : ""}`);
}

test.each<[AiCrawlerPolicy, boolean, boolean]>([
  ["allow", true, true],
  ["search-only", false, true],
  ["deny", false, false],
])("AI_CRAWLERS %s: training %s, search %s", (policy, mayTrain, maySearch) => {
  const text = write(policy);
  for (const agent of [
    "GPTBot",
    "ClaudeBot",
    "CCBot",
    "Google-Extended",
    "Applebot-Extended",
    "Bytespider",
    "meta-externalagent",
  ])
    expect.soft([agent, mayFetch(text, agent, "/a/1")]).toEqual([agent, mayTrain]);
  for (const agent of ["OAI-SearchBot", "ChatGPT-User", "PerplexityBot"])
    expect.soft([agent, mayFetch(text, agent, "/a/1")]).toEqual([agent, maySearch]);
  for (const agent of ["Googlebot", "Googlebot-News", "bingbot", "Applebot"])
    expect.soft(mayFetch(text, agent, "/a/1")).toBe(true);
});

test.each([
  "/profil",
  "/profil?a=1",
  "/profil/daten",
  "/graphql",
  "/wp-json/x",
  "/api/views",
  "/zugang-aktivieren?key=1",
  "/?dialog=login",
])("%s is left alone", (path) => {
  expect(mayFetch(write("allow"), "Googlebot", path)).toBe(false);
});

test.each(["/", "/profile-im-test/12", "/news/sport", "/feed", "/sitemap.xml", "/media/a.jpg"])("%s is crawled", (path) => {
  expect(mayFetch(write("search-only"), "Googlebot", path)).toBe(true);
});

test("the sitemaps are named, and not to those who are to stay away", () => {
  expect(write("search-only")).toContain("\nSitemap: https://talblick.example/sitemap.xml\n");
  const closed = write("allow", true);
  expect(closed).toBe("User-agent: *\nDisallow: /\n");
  expect(mayFetch(closed, "Googlebot", "/")).toBe(false);
});
