import { expect, test } from "vitest";
import { type PageFacts, parsePageFacts } from "./page-facts.ts";
import { toPageFactsText } from "./page-facts-text.ts";

const plain: PageFacts = {
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
};

test.each<[Partial<PageFacts>, string | null]>([
  [{}, null],
  [{ build: "20260101" }, '{"build":"20260101"}'],
  [{ appEnv: "dev" }, '{"appEnv":"dev"}'],
  [
    { isMetered: true, ssoHosts: ["https://sso.example"], ssoNamespace: "nnp" },
    '{"ssoNamespace":"nnp","ssoHosts":["https://sso.example"],"isMetered":true}',
  ],
  [{ consentFramework: "https://cmp.example/cmp.js" }, '{"consentFramework":"https://cmp.example/cmp.js"}'],
])("%j is told as %s, and read as it was", (changes, text) => {
  const facts = { ...plain, ...changes };
  expect(toPageFactsText(facts)).toBe(text);
  expect(parsePageFacts(text ?? undefined)).toEqual(facts);
});
