import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { variables } from "#brand/variables.ts";
import { logVariables } from "#shared/log/log-variables.ts";
import { configurationRules } from "./configuration-rules.ts";
import { findConfigurationFaults } from "./find-faults.ts";

const config = parse(readFileSync("workers/backend/wrangler.toml", "utf8")) as { vars: Record<string, string> };
const vars: Record<string, string> = { ...variables.both, ...variables.backend, ...config.vars };
const ownMail = { MAIL_FROM: "Bote <post@bote.internal>", TIPS_MAIL_TO: "", CANCELLATIONS_MAIL_TO: "abo@bote.internal" };
const SECRET = "a-secret-of-sufficient-length";
const faults = (changes: Record<string, unknown>) =>
  findConfigurationFaults({ ...vars, ...changes }).map(({ name, problem }) => `${name} ${problem}`);

test("every text that the back end reads has a rule, and every variable of wrangler.toml is one of them", () => {
  const files = ["workers/backend/ground/env.ts", "workers/backend/ground/wordpress-variables.ts"];
  const declared = [
    ...files
      .map((file) => readFileSync(file, "utf8"))
      .join("\n")
      .matchAll(/^ {2}([A-Z_]+)\??: string;/gm),
  ].map(([, name]) => name);
  expect(declared.length).toBeGreaterThan(25);
  expect(Object.keys(configurationRules).sort()).toEqual([...declared, ...logVariables].sort());
  expect(Object.keys(configurationRules)).toEqual(expect.arrayContaining(Object.keys(vars)));
});

test("a back end works with its default settings; one that serves readers needs mail addresses of its own", () => {
  expect(faults({})).toEqual([]);
  expect(faults({ APP_ENV: "dev", GRANT_SECRET: SECRET })).toEqual([]);
  expect(faults({ APP_ENV: "prod", GRANT_SECRET: SECRET, ...ownMail })).toEqual([]);
  const nobodys = "names talblick.example, a domain that nobody can have: write the paper's own address";
  expect(faults({ APP_ENV: "prod", GRANT_SECRET: SECRET })).toEqual([
    `MAIL_FROM ${nobodys}`,
    `TIPS_MAIL_TO ${nobodys}, or leave it empty`,
    `CANCELLATIONS_MAIL_TO ${nobodys}, or leave it empty`,
  ]);
});

test.each([
  [{ APP_ENV: "production" }, "APP_ENV must be default, dev or prod"],
  [{ APP_ENV: undefined }, "APP_ENV is missing: it must be default, dev or prod"],
  [{ APP_ENV: "prod", ...ownMail }, "GRANT_SECRET is missing: the secret that portal and back end share, at least 16 characters"],
  [{ GRANT_SECRET: "kurz" }, "GRANT_SECRET must have at least 16 characters, and no spaces"],
  [{ MAIL_FROM: undefined }, "MAIL_FROM is missing: a name and an address, Name <address>"],
  [{ MAIL_FROM: "post@paper.example" }, "MAIL_FROM must be a name and an address: Name <address>"],
  [
    { PUBLIC_ORIGIN: "https://paper.example/de" },
    "PUBLIC_ORIGIN must be an origin such as https://www.portal.example, without a path, or empty",
  ],
  [{ TIPS_KEEP_DAYS: "ever" }, 'TIPS_KEEP_DAYS must be a number of days from 1 to 3650, not "ever"'],
  [{ TIPS_MAIL_TO: "desk" }, "TIPS_MAIL_TO must be addresses divided by commas, or empty"],
  [{ PARTNER_DAILY_CAP: "many" }, "PARTNER_DAILY_CAP must be a whole number or empty"],
  [{ NATIONAL_FEEDS: '[{"agency":"A","url":"no"}]' }, expect.stringMatching(/^NATIONAL_FEEDS 0\.url: Invalid URL/)],
  [{ TRAFFIC_FEED_URL: "http://roads.example/feed" }, "TRAFFIC_FEED_URL must be an address that begins with https://, or empty"],
  [{ PAYWALL_RESOURCES: "RPLUS" }, expect.stringMatching(/^PAYWALL_RESOURCES must be a list such as RPLUS=plus/)],
  [
    { CACHE_PURGE_ZONE: "0123456789abcdef0123456789abcdef" },
    "CACHE_PURGE_TOKEN is missing: it must be set where CACHE_PURGE_ZONE is",
  ],
  [{ LOG_SAMPLE: "2" }, "LOG_SAMPLE must be a number from 0 to 1"],
  [{ ERROR_DSN: "https://key@errors.example:99999/42" }, expect.stringMatching(/^ERROR_DSN must be an address such as/)],
  [{ SSO_NAMESPACE: "" }, "SSO_NAMESPACE must be one segment of a path, such as sso"],
])("the setting %j gets one line that says what is right", (changes, line) => {
  expect(faults(changes)).toEqual([line]);
});

test("several faults are several lines, and no secret is repeated", () => {
  const lines = faults({ APP_ENV: "test", ADMIN_TOKEN: "geheim", TIPS_KEEP_DAYS: "0", PAYWALL_AID: "AID" });
  expect(lines.map((line) => line.split(" ")[0])).toEqual([
    "APP_ENV",
    "ADMIN_TOKEN",
    "TIPS_KEEP_DAYS",
    "PAYWALL_API_ORIGIN",
    "PAYWALL_PRIVATE_KEY",
    "PAYWALL_API_TOKEN",
  ]);
  expect(lines.join("\n")).not.toContain("geheim");
});

test("comments go back to a site only where it is named, with a password", () => {
  const site = { WORDPRESS_ORIGIN: "https://paper.example", WORDPRESS_USER: "lea", WORDPRESS_PASSWORD: "abcd efgh" };
  const fault = (name: string) => `${name} is missing: it must be set where WORDPRESS_COMMENTS_BACK is true`;
  expect(faults({ ...site, WORDPRESS_COMMENTS_BACK: "true" })).toEqual([]);
  expect(faults({ WORDPRESS_COMMENTS_BACK: "true" })).toEqual(Object.keys(site).map(fault));
  expect(faults({ WORDPRESS_COMMENTS_BACK: "false" })).toEqual([]);
  expect(faults({ WORDPRESS_COMMENTS_BACK: "ja" })).toEqual(["WORDPRESS_COMMENTS_BACK must be true, false or empty"]);
});
