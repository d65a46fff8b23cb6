import { expect, test } from "vitest";
import { wireAccount } from "../../../tests/support/wire-account.ts";
import { toProfileView } from "./profile-view-model.ts";

const now = new Date("2026-11-20T12:00:00Z");

test("a reader sees who they are, in words", () => {
  const view = toProfileView(wireAccount({ cardNumber: "12345678" }), now);
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

test("who has told no name is greeted by the user name, and has no empty lines", () => {
  const account = wireAccount({ firstname: "" });
  const view = toProfileView({ ...account, user: { ...account.user, fullname: "maria", lastname: "" } }, now);
  expect(view.greeting).toBe("Hallo, maria");
  expect(view.facts.map(({ term }) => term)).toEqual(["Benutzername", "E-Mail-Adresse", "Registriert seit"]);
});

test("subscriptions stand there in words, and Pur brings the consent settings", () => {
  expect(toProfileView(wireAccount({}), now)).toMatchObject({ tiers: [], hasConsentSettings: false });
  const abo = { isPurSubscriber: true, hasPurAccess: true, isVNSubscriber: true, hasPlusAccess: true };
  expect(toProfileView(wireAccount({}, abo), now)).toMatchObject({
    tiers: ["Plus über VN", "Pur: weniger Werbung"],
    hasConsentSettings: true,
  });
});

test("a print subscriber has a subscription, also without a digital one", () => {
  expect(toProfileView(wireAccount({ cardNumber: "12345678" }), now).tiers).toEqual(["Print-Abo"]);
  expect(toProfileView(wireAccount({ cardNumber: "12345678" }, { isPlusSubscriber: true }), now).tiers).toEqual([
    "Talblick Plus",
    "Print-Abo",
  ]);
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
  expect(toProfileView(wireAccount({ sessions }), now).sessions).toEqual([
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
  const text = JSON.stringify(toProfileView(wireAccount({}), now));
  expect(text).not.toContain("secret-h");
  expect(text).not.toContain("secret-t");
});
