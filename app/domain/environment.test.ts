import { expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";

const parse = (variables: Record<string, unknown>) => parseEnvironment({ APP_ENV: "prod", ...variables }, "20260101");

test("an operator who sets nothing but the environment gets the embedded back end and safe defaults", () => {
  expect(parse({})).toEqual({
    appEnv: "prod",
    backendOrigin: null,
    publicOrigin: null,
    grantSecret: null,
    ssoNamespace: "sso",
    partnerHosts: [],
    backendTimeoutMs: 8000,
    buildId: "20260101",
    showsErrorDetails: false,
  });
});

test("empty origins, as in wrangler.toml, count as none", () => {
  expect(parse({ BACKEND_ORIGIN: "", PUBLIC_ORIGIN: "  " })).toMatchObject({ backendOrigin: null, publicOrigin: null });
});

test("an origin is taken as browsers write it", () => {
  expect(parse({ PUBLIC_ORIGIN: "https://Talblick.example:443" }).publicOrigin).toBe("https://talblick.example");
});

test("a publisher's origins are taken as they are", () => {
  const parsed = parse({ BACKEND_ORIGIN: "https://cms.example:8443", PUBLIC_ORIGIN: " https://www.talblick.example " });
  expect(parsed).toMatchObject({ backendOrigin: "https://cms.example:8443", publicOrigin: "https://www.talblick.example" });
});

test("details of errors are for local and development environments only", () => {
  expect(parse({ APP_ENV: "default" }).showsErrorDetails).toBe(true);
  expect(parse({ APP_ENV: "dev" }).showsErrorDetails).toBe(true);
  expect(parse({ APP_ENV: "prod" }).showsErrorDetails).toBe(false);
});

test("partner hosts may be parted by commas, spaces and lines, in any case", () => {
  expect(parse({ PARTNER_HOSTS: " VN.example, neue.example\n\tandere.example ,," }).partnerHosts).toEqual([
    "vn.example",
    "neue.example",
    "andere.example",
  ]);
});

test("bindings that are no variables do not matter", () => {
  expect(() => parse({ BACKEND: { fetch: () => undefined }, ASSETS: {} })).not.toThrow();
});

test.each([
  [{ BACKEND_ORIGIN: "https://cms.example/" }, /^Configuration: BACKEND_ORIGIN must be an origin/],
  [{ BACKEND_ORIGIN: "https://cms.example/graphql" }, /^Configuration: BACKEND_ORIGIN must be an origin/],
  [{ BACKEND_ORIGIN: "cms.example" }, /^Configuration: BACKEND_ORIGIN must be an origin/],
  [{ BACKEND_ORIGIN: "ftp://cms.example" }, /^Configuration: BACKEND_ORIGIN must be an origin/],
  [{ PUBLIC_ORIGIN: "https://talblick.example?x" }, /^Configuration: PUBLIC_ORIGIN must be an origin/],
  [{ APP_ENV: "production" }, /^Configuration: APP_ENV .*"production"/],
  [{ APP_ENV: undefined }, /^Configuration: APP_ENV /],
  [{ GRANT_SECRET: "kurz" }, /^Configuration: GRANT_SECRET must have at least 16 characters$/],
  [{ GRANT_SECRET: 1234567890123456 }, /^Configuration: GRANT_SECRET /],
  [{ SSO_NAMESPACE: "sso/v1" }, /^Configuration: SSO_NAMESPACE must be one segment of a path/],
  [{ SSO_NAMESPACE: "" }, /^Configuration: SSO_NAMESPACE must be one segment of a path/],
  [{ BACKEND_TIMEOUT_MS: "8s" }, /^Configuration: BACKEND_TIMEOUT_MS must be a number of milliseconds/],
  [{ BACKEND_TIMEOUT_MS: "0" }, /^Configuration: BACKEND_TIMEOUT_MS must be a number of milliseconds/],
])("an operator who sets %j learns which variable is wrong", (variables, message) => {
  expect(() => parse(variables)).toThrow(message);
});

test("an operator learns of all mistakes at once, and no secret is repeated", () => {
  const faulty = () => parse({ APP_ENV: "test", BACKEND_ORIGIN: "x", GRANT_SECRET: "geheim" });
  expect(faulty).toThrow(/APP_ENV .*; BACKEND_ORIGIN .*; GRANT_SECRET /);
  expect(faulty).not.toThrow(/geheim/);
});
