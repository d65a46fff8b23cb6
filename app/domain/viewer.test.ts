import { expect, test } from "vitest";
import { decideViewer } from "./viewer.ts";

test("a verified search bot reads everything", () => {
  expect(decideViewer({ isVerifiedBot: true, isPartnerReferral: false })).toEqual({ access: "granted", reason: "BOT" });
});

test("a reader from a partner site reads everything", () => {
  expect(decideViewer({ isVerifiedBot: false, isPartnerReferral: true })).toEqual({ access: "granted", reason: "PARTNER" });
});

test("a bot from a partner site is a bot", () => {
  expect(decideViewer({ isVerifiedBot: true, isPartnerReferral: true })).toEqual({ access: "granted", reason: "BOT" });
});

test("everybody else is anonymous", () => {
  expect(decideViewer({ isVerifiedBot: false, isPartnerReferral: false })).toEqual({ access: "anonymous" });
});
