import { describe, expect, test } from "vitest";
import type { PaywallConfig } from "#app/domain/paywall/configuration/paywall-config.ts";
import { wireAccount } from "#tests/support/wire/wire-account.ts";
import { type WireSubscription, wireSubscription } from "#tests/support/wire/wire-subscription.ts";
import { toProfileView } from "./profile-view-model.ts";

const now = new Date("2026-11-20T12:00:00Z");
const paywall: PaywallConfig = {
  aid: "TALB",
  siteId: null,
  isSandbox: true,
  isDebug: false,
  scriptOrigin: "https://script.provider.example",
  apiOrigin: "https://api.provider.example",
};

test("a reader sees who they are, in words", () => {
  const view = toProfileView(wireAccount({ cardNumber: "12345678" }), now, null);
  expect(view.greeting).toBe("Hallo, Maria");
  expect(view.name).toBe("Maria Huber");
  expect(view.facts).toEqual([
    { term: "Name", text: "Maria Huber" },
    { term: "Benutzername", text: "maria" },
    { term: "E-Mail-Adresse", text: "maria@talblick.example" },
    { term: "Registriert seit", text: "4. März 2021" },
    { term: "Abonummer", text: "12345678" },
  ]);
});

test("a reader without a name is greeted by the user name, and has no empty lines", () => {
  const account = wireAccount({ firstname: "" });
  const view = toProfileView({ ...account, user: { ...account.user, fullname: "maria", lastname: "" } }, now, null);
  expect(view.greeting).toBe("Hallo, maria");
  expect(view.facts.map(({ term }) => term)).toEqual(["Benutzername", "E-Mail-Adresse", "Registriert seit"]);
});

test("a reader who is known by an e-mail address alone is greeted without it", () => {
  const account = wireAccount({ firstname: "" });
  const user = { ...account.user, login: "maria@talblick.example", fullname: "maria@talblick.example", lastname: "" };
  expect(toProfileView({ ...account, user }, now, null).greeting).toBe("Dein Profil");
});

test("Pur brings the consent settings", () => {
  expect(toProfileView(wireAccount({}), now, null).hasConsentSettings).toBe(false);
  const abo = { isPurSubscriber: true, hasPurAccess: true };
  expect(toProfileView(wireAccount({}, abo), now, null).hasConsentSettings).toBe(true);
});

describe("The provider's subscription manager", () => {
  const frameOf = (subscriptions: WireSubscription[], config: PaywallConfig | null = paywall) =>
    toProfileView(wireAccount({ subscriptions }), now, config).accountFrame;

  test("is there for every reader: with a subscription of the provider, from elsewhere, or without any (rules 2.3)", () => {
    const elsewhere = wireSubscription({ manager: "KAYAK" });
    for (const subscriptions of [[], [wireSubscription({ manager: "PROVIDER" })], [elsewhere], [elsewhere, wireSubscription()]])
      expect(frameOf(subscriptions)).toMatchObject({ config: paywall, user: { id: 7, userRef: "" }, post: null });
  });

  test("is not there without a provider", () => {
    for (const subscriptions of [[], [wireSubscription({ manager: "PROVIDER" })]])
      expect(frameOf(subscriptions, null)).toBeNull();
  });
});

test("sessions are devices, the current one first, seen lately or on a day", () => {
  const sessions = [
    { id: 1, device: "", created: "", lastSeen: "2026-05-17T10:00:00Z", isCurrent: false },
    {
      id: 2,
      device: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1",
      created: "",
      lastSeen: "2026-11-20T09:30:00Z",
      isCurrent: true,
    },
  ];
  expect(toProfileView(wireAccount({ sessions }), now, null).sessions).toEqual([
    {
      id: 2,
      device: "Safari auf iPhone",
      isHandheld: true,
      lastSeen: { iso: "2026-11-20T09:30:00Z", text: "vor 2 Stunden" },
      isCurrent: true,
    },
    {
      id: 1,
      device: "Unbekanntes Gerät",
      isHandheld: false,
      lastSeen: { iso: "2026-05-17T10:00:00Z", text: "17. Mai 2026" },
      isCurrent: false,
    },
  ]);
});

test("no secret of the session is part of the view", () => {
  const text = JSON.stringify(toProfileView(wireAccount({}), now, null));
  expect(text).not.toContain("secret-h");
  expect(text).not.toContain("secret-t");
});
