import { expect, test } from "vitest";
import { parseEnvironment } from "#app/configuration/environment.ts";
import { readSigned } from "#tests/support/units/read-caller.ts";
import { createSignCaller } from "./sign-caller.ts";

const secret = "a-secret-of-sufficient-length";

function open(headers: Record<string, string>, variables: Record<string, string> = { GRANT_SECRET: secret }) {
  const environment = parseEnvironment({ APP_ENV: "prod", ...variables }, "b1");
  return createSignCaller(new Request("https://www.talblick.example/profil?dialog=login", { headers }), environment);
}

test("the back end learns address, origin and device, for two minutes", async () => {
  const header = await open({ "cf-connecting-ip": "2001:db8::7", "user-agent": "Mozilla/5.0" })();
  const { exp, nbf, ...payload } = readSigned(header, secret);
  expect(payload).toEqual({
    aud: "caller",
    address: "2001:db8::7",
    origin: "https://www.talblick.example",
    device: "Mozilla/5.0",
  });
  expect(Math.abs(Number(exp) - Date.now() / 1000 - 120)).toBeLessThan(5);
  expect(Number(exp) - Number(nbf)).toBe(180);
});

test("of an unknown address and a device without a name nothing is said, and a long name is cut", async () => {
  expect(readSigned(await open({})(), secret)).toMatchObject({ address: null, device: "" });
  expect(readSigned(await open({ "user-agent": "ä".repeat(300) })(), secret)).toMatchObject({ device: "ä".repeat(200) });
});

test("the public origin comes before the one that was asked", async () => {
  const header = await open({}, { GRANT_SECRET: secret, PUBLIC_ORIGIN: "https://talblick.example" })();
  expect(readSigned(header, secret)).toMatchObject({ origin: "https://talblick.example" });
});

test("a request is signed once, in a form that a header can carry", async () => {
  const sign = open({ "user-agent": "\u00fc" });
  const header = await sign();
  expect(header).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{43}$/);
  expect(await sign()).toBe(header);
});

test("a running checkout is said with what is said anyway, and otherwise nothing of it", async () => {
  const sign = open({ "user-agent": "Mozilla/5.0" });
  expect(readSigned(await sign({ isInCheckout: true }), secret)).toMatchObject({ checkout: true, device: "Mozilla/5.0" });
  expect(readSigned(await sign({ isInCheckout: false }), secret)).not.toHaveProperty("checkout");
  expect(readSigned(await sign(), secret)).not.toHaveProperty("checkout");
});

test("what an earlier login left in the browser is passed on, unless it is too long to be ours", async () => {
  const known = async (cookie: string) => readSigned(await open({ cookie })(), secret);
  expect(await known("a=b; PortalDevice=x.y.z")).toMatchObject({ knownDevice: "x.y.z" });
  for (const cookie of ["a=b", "PortalDevice=", `PortalDevice=${"x".repeat(501)}`])
    expect(await known(cookie)).not.toHaveProperty("knownDevice");
});

test("without a secret there is no token", async () => {
  expect(await open({}, {})()).toBeNull();
});
