import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { inheritVariables } from "./inherit-variables.ts";

const portal = "wrangler.toml";
const backend = "workers/backend/wrangler.toml";
const read = (config: string, env: string) => unstable_readConfig({ config, env }, { hideWarnings: true });

test.each(["dev", "prod"])("the environment %s says only what is different, and has all variables", (env) => {
  const { vars } = inheritVariables(portal)(read(portal, env));
  expect(parseEnvironment(vars, "b1")).toMatchObject({ appEnv: env, botVerification: "user-agent", ssoNamespace: "sso" });
  expect(Object.keys(vars)).toEqual(Object.keys(inheritVariables(portal)({}).vars));
  expect(inheritVariables(backend)(read(backend, env)).vars).toEqual({ ...read(backend, "").vars, APP_ENV: env });
});

test("what this machine sets comes before both", () => {
  expect(inheritVariables(portal, { APP_ENV: "default" })(read(portal, "prod")).vars).toMatchObject({ APP_ENV: "default" });
});
