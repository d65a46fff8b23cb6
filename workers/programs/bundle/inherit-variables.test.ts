import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { variables } from "#brand/variables.ts";
import { inheritVariables } from "./inherit-variables.ts";

const portal = "wrangler.toml";
const backend = "workers/backend/wrangler.toml";
const ofPortal = { ...variables.both, ...variables.portal };
const ofBackend = { ...variables.both, ...variables.backend };
const read = (config: string, env: string) => unstable_readConfig({ config, env }, { hideWarnings: true });

test.each(["dev", "prod"])("the environment %s says only what is different, and has all variables", (env) => {
  const { vars } = inheritVariables(portal, ofPortal)(read(portal, env));
  expect(parseEnvironment(vars, "b1")).toMatchObject({ appEnv: env, botVerification: "user-agent", ssoNamespace: "sso" });
  expect(Object.keys(vars)).toEqual(Object.keys(inheritVariables(portal, ofPortal)({}).vars));
  expect(inheritVariables(backend, ofBackend)(read(backend, env)).vars).toEqual({
    ...ofBackend,
    ...read(backend, "").vars,
    APP_ENV: env,
    METRICS_DATASET: `talblick_${env}`,
  });
});

test("what this machine sets comes before both", () => {
  expect(inheritVariables(portal, ofPortal, { APP_ENV: "default" })(read(portal, "prod")).vars).toMatchObject({
    APP_ENV: "default",
  });
});

test("the brand's variables stand below what the environment says", () => {
  expect(inheritVariables(portal, ofPortal)(read(portal, "prod")).vars.PARTNER_HOSTS).toBe("");
  expect(inheritVariables(portal, ofPortal)({}).vars.PARTNER_HOSTS).toBe(variables.portal.PARTNER_HOSTS);
});
