import { expect, test } from "vitest";
import { decideViewer, type ViewerFacts } from "./viewer.ts";

const nobody: ViewerFacts = {
  isVerifiedBot: false,
  partnerHost: null,
  hasEventAccess: false,
  hasFreeRead: false,
  hasSession: false,
};
const viewer = (facts: Partial<ViewerFacts>) => decideViewer({ ...nobody, ...facts });

test("a verified search bot reads everything", () => {
  expect(viewer({ isVerifiedBot: true })).toEqual({ access: "granted", grant: { reason: "BOT" } });
});

test("a reader from a partner site reads everything, on that partner's account", () => {
  expect(viewer({ partnerHost: "vn.example" })).toEqual({ access: "granted", grant: { reason: "PARTNER", host: "vn.example" } });
});

test("a reader who has just bought access, or has a free read, reads the post", () => {
  expect(viewer({ hasEventAccess: true, hasSession: true })).toEqual({ access: "granted", grant: { reason: "EVENT" } });
  expect(viewer({ hasFreeRead: true })).toEqual({ access: "granted", grant: { reason: "METERED" } });
});

test("a bot from a partner site is a bot, and no free read is used where something else opens the post", () => {
  expect(viewer({ isVerifiedBot: true, partnerHost: "vn.example" })).toMatchObject({ grant: { reason: "BOT" } });
  expect(viewer({ partnerHost: "vn.example", hasFreeRead: true })).toMatchObject({ grant: { reason: "PARTNER" } });
  expect(viewer({ hasEventAccess: true, hasFreeRead: true })).toMatchObject({ grant: { reason: "EVENT" } });
});

test("everybody else is a reader with a session, or anonymous", () => {
  expect(viewer({ hasSession: true })).toEqual({ access: "reader" });
  expect(viewer({})).toEqual({ access: "anonymous" });
});
