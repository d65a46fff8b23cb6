import { expect, test } from "vitest";
import { type PageFacts, parsePageFacts } from "./page-facts.ts";

test("a page's script knows what the document says", () => {
  const facts: PageFacts = {
    build: "20260101",
    appEnv: "dev",
    ssoNamespace: "anmeldung",
    ssoHosts: ["https://sso.example"],
    isMetered: true,
    consentFramework: "https://cmp.example/cmp.js",
    isTracked: true,
    isQuiet: true,
    isWidget: true,
    followsSession: true,
    isWithoutWorker: true,
  };
  expect(parsePageFacts(JSON.stringify(facts))).toEqual(facts);
});

test.each([
  undefined,
  "",
  "kaputt",
  "null",
  "7",
  "[]",
  '{"build":7,"appEnv":"x","ssoNamespace":7,"ssoHosts":"x","isMetered":"ja","consentFramework":7,"isTracked":1}',
])("a document that says %j is one for readers", (text) => {
  expect(parsePageFacts(text)).toEqual({
    build: "",
    appEnv: "prod",
    ssoNamespace: "sso",
    ssoHosts: [],
    isMetered: false,
    consentFramework: null,
    isTracked: false,
    isQuiet: false,
    isWidget: false,
    followsSession: false,
    isWithoutWorker: false,
  });
});
