import { expect, test } from "vitest";
import { allConsents, necessaryConsents, withProvider, withPurpose } from "./change-consent.ts";
import { parseTcData } from "./tc-data.ts";

const vendors = { outbrain: 164 };
const on = (...numbers: number[]) =>
  Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index + 1, numbers.includes(index + 1)]));
const data = (given: object = {}) => ({
  tcString: "CPabc",
  tcfPolicyVersion: 5,
  cmpId: 1,
  gdprApplies: true,
  eventStatus: "useractioncomplete",
  cmpStatus: "loaded",
  listenerId: 1,
  purpose: { consents: on(), legitimateInterests: {} },
  vendor: { consents: {}, legitimateInterests: {} },
  ...given,
});

test.each([
  ["nothing", [], {}, necessaryConsents],
  ["storing alone", [1], {}, necessaryConsents],
  ["content chosen for the reader", [1, 5, 6], {}, withPurpose(necessaryConsents, "preferences", true)],
  ["half of that", [1, 5], {}, necessaryConsents],
  ["advertising", [1, 2, 3, 4], {}, withPurpose(necessaryConsents, "marketing", true)],
  ["measuring", [1, 8, 9], {}, withPurpose(necessaryConsents, "statistics", true)],
  ["measuring without storing", [8, 9], {}, necessaryConsents],
  ["a vendor that is a provider", [1], { 164: true, 755: true }, withProvider(necessaryConsents, "outbrain", true)],
  ["a vendor without storing", [], { 164: true }, necessaryConsents],
  ["all purposes: a grant", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], {}, allConsents],
] as const)(
  "a reader who consents to %s in the framework allows what belongs to it, and nothing else",
  (_name, purposes, vendor, settings) => {
    const said = data({ purpose: { consents: on(...purposes) }, vendor: { consents: vendor } });
    expect(parseTcData(said, vendors)).toEqual({ tcString: "CPabc", settings });
    expect(parseTcData({ ...said, eventStatus: "tcloaded" }, vendors)?.settings).toEqual(settings);
  },
);

test.each([
  ["nothing", null],
  ["a window that is still shown", data({ eventStatus: "cmpuishown" })],
  ["a reader to whom it does not apply", data({ gdprApplies: false })],
  ["no string", data({ tcString: "" })],
  ["no purposes", data({ purpose: {} })],
  ["purposes that are no booleans", data({ purpose: { consents: { 1: "yes" } } })],
])("%s decides nothing", (_name, said) => {
  expect(parseTcData(said, vendors)).toBeNull();
});
