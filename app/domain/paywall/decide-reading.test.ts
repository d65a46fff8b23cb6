import { expect, test } from "vitest";
import { decideReading, type ReadingFacts, withoutCount } from "./decide-reading.ts";

const anonymous = { access: "anonymous" } as const;
const reader = { access: "reader" } as const;
const granted = (reason: "BOT" | "METERED" | "EVENT") => ({ access: "granted", grant: { reason } }) as const;
const by = (reason: string, isGranted = true) => ({ granted: isGranted, reason });

const premium: ReadingFacts = {
  isPremium: true,
  hasPromotion: false,
  access: by("NONE", false),
  viewer: anonymous,
  hasGrant: false,
  session: "none",
  isMetered: false,
};
const closed = { isOpen: false, counts: false, isClosed: true, isShared: false, text: "used-up" };
const open = { isOpen: true, counts: false, isClosed: false, isShared: false, text: null };
const toMetered = { access: by("METERED"), viewer: granted("METERED"), hasGrant: true, isMetered: true };

test.each<[string, Partial<ReadingFacts>, object]>([
  ["a free post is open to everybody, and the same for all", { isPremium: false }, { ...open, isShared: true }],
  ["a promotion within it differs for signed-in readers", { isPremium: false, hasPromotion: true, session: "verified" }, open],
  ["for all others it is the same", { isPremium: false, hasPromotion: true, session: "claimed" }, { ...open, isShared: true }],
  ["a stranger gets what all strangers get", {}, { ...closed, isShared: true }],
  ["where reads are counted each stranger has their own", { isMetered: true }, closed],
  ["a premium post that is free to its end has no wall", { access: by("FREE") }, { ...open, isOpen: false, isShared: true }],
  ["a stranger is not believed to have a subscription", { access: by("SUBSCRIPTION") }, closed],
  [
    "a session that is only claimed has none",
    { access: by("SUBSCRIPTION"), viewer: reader, session: "claimed" },
    { ...closed, text: null },
  ],
  ["a verified reader has what the back end says", { access: by("SUBSCRIPTION"), viewer: reader, session: "verified" }, open],
  ["a verified reader without a subscription meets the wall", { viewer: reader, session: "verified" }, closed],
  ["a bot's grant is believed for a bot", { access: by("BOT"), viewer: granted("BOT"), hasGrant: true }, open],
  ["not without the grant having been signed", { access: by("BOT"), viewer: granted("BOT") }, closed],
  ["not for another reason", { access: by("EVENT"), viewer: granted("BOT"), hasGrant: true }, closed],
  [
    "an event's grant needs no verified session",
    { access: by("EVENT"), viewer: granted("EVENT"), hasGrant: true, session: "claimed" },
    open,
  ],
  ["a free read counts", toMetered, { ...open, counts: true, text: "left" }],
  ["a signed-in reader's as well", { ...toMetered, session: "verified" }, { ...open, counts: true, text: "left" }],
  ["a reader whose session is not verified has none", { ...toMetered, session: "claimed" }, { ...open, isOpen: false }],
])("%s", (_, facts, reading) => {
  expect(decideReading({ ...premium, ...facts })).toEqual(reading);
});

test("a free read that could not be counted does not open the post", () => {
  expect(withoutCount(decideReading({ ...premium, ...toMetered }))).toEqual({ ...closed, counts: true, isClosed: false });
});
