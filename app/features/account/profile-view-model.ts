import type { GetAccountQuery } from "../../../graphql/generated/operations.ts";
import { type DateText, toDateText, toDayText } from "../../domain/date-text.ts";
import { isHandheld, toDeviceName } from "../../domain/device-name.ts";
import { isPurReader, toTierTexts } from "../../domain/tiers.ts";

export type ProfileSession = { id: number; device: string; isHandheld: boolean; lastSeen: DateText; isCurrent: boolean };

/** What /profil shows of the reader: final texts. */
export type ProfileView = {
  /** "Hallo, Maria" */
  greeting: string;
  /** For the avatar. */
  name: string;
  /** The user name, for password managers. */
  login: string;
  facts: { term: string; text: string }[];
  /** Subscriptions in words; empty without one. */
  tiers: string[];
  newsletters: { slug: string; title: string; description: string; isSubscribed: boolean }[];
  hasConsentSettings: boolean;
  /** The current one first. */
  sessions: ProfileSession[];
  /** False for who signed in with a print card: password and data are out of reach. */
  isManageable: boolean;
};

/** The newspaper itself: a subscription as well, though none of the flags of spec 3 stands for it. */
const PRINT_TIER = "Print-Abo";

type WireAccount = NonNullable<GetAccountQuery["account"]>;

export function toProfileView(account: WireAccount, now: Date): ProfileView {
  const { user, firstname, created, cardNumber, piano, newsletters, sessions, isManageable } = account;
  const name = user.fullname || user.login;
  const facts = [
    { term: "Name", text: user.fullname },
    { term: "Benutzername", text: user.login },
    { term: "E-Mail-Adresse", text: user.email },
    { term: "Registriert seit", text: toDayText(created) },
    { term: "Abonummer", text: cardNumber ?? "" },
  ];
  return {
    greeting: `Hallo, ${firstname || name}`,
    name,
    login: user.login,
    // Who has not said what they are called is called by their user name, which stands in a line of its own.
    facts: facts.filter(({ term, text }) => text !== "" && !(term === "Name" && text === user.login)),
    tiers: [...toTierTexts(piano.abo), ...(cardNumber === null ? [] : [PRINT_TIER])],
    newsletters: newsletters.map(({ slug, title, description, isSubscribed }) => ({ slug, title, description, isSubscribed })),
    hasConsentSettings: isPurReader(piano.abo),
    sessions: sessions
      .map(({ id, device, lastSeen, isCurrent }) => ({
        id,
        device: toDeviceName(device),
        isHandheld: isHandheld(device),
        lastSeen: toDateText(lastSeen, toDayText(lastSeen), now),
        isCurrent,
      }))
      .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
    isManageable,
  };
}
