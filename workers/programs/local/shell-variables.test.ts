import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { variables } from "#brand/variables.ts";
import { brands } from "#workers/demo/brands.ts";
import { readShellVariables } from "./shell-variables.ts";

const { vars, env } = parse(readFileSync("wrangler.toml", "utf8")) as {
  vars: Record<string, string>;
  env: Record<string, { vars: Record<string, string> }>;
};

test("the operator may set metering and partners in the shell", () => {
  const set = readShellVariables({ METERED_POSTS: "3", PARTNER_HOSTS: "", PATH: "/bin", GRANT_SECRET: "x" });
  expect(set).toEqual({ METERED_POSTS: "3", PARTNER_HOSTS: "" });
  expect(parseEnvironment({ ...vars, ...set }, "b1")).toMatchObject({ meter: { posts: 3, days: 30 }, partnerHosts: [] });
});

test("by default the papers beside the demo's own are its partners", () => {
  const { partnerHosts } = parseEnvironment({ ...variables.both, ...variables.portal, ...vars, ...readShellVariables({}) }, "b1");
  const [, ...partners] = brands.map(({ slug }) => `${slug}.example`);
  expect(partnerHosts).toEqual(partners);
});

test("a publisher's portal has no partners until the operator names them: a referrer can be forged", () => {
  for (const name of ["dev", "prod"]) expect(parseEnvironment({ ...vars, ...env[name]?.vars }, "b1").partnerHosts).toEqual([]);
});
