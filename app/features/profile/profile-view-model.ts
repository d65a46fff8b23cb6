import type { PaywallConfig } from "#app/domain/paywall/configuration/paywall-config.ts";
import type { PaywallPage } from "#app/domain/paywall/configuration/paywall-page.ts";
import { toPaywallUser } from "#app/domain/paywall/configuration/paywall-user.ts";
import { toDayText } from "#app/domain/post/date-text.ts";
import { isPurReader } from "#app/domain/subscription/tiers.ts";
import { type ProfileSession, toProfileSessions } from "#app/features/profile/sessions/profile-sessions-view-model.ts";
import type { GetAccountQuery } from "#graphql/generated/operations.ts";
import { type DeletionView, toDeletionView } from "./deletion/deletion-view-model.ts";
import { type ProfileAbo, toProfileAbo } from "./subscriptions/profile-subscriptions-view-model.ts";

/** What /profil shows of the reader: final texts. */
export type ProfileView = {
  /** "Hallo, Maria"; never with an e-mail address. */
  greeting: string;
  /** For the avatar. */
  name: string;
  /** The user name, for password managers. */
  login: string;
  facts: { term: string; text: string }[];
  names: { firstname: string; lastname: string };
  /** The address that counts once its mail is opened. */
  pendingEmail: string | null;
  abo: ProfileAbo;
  /** What the provider's subscription manager needs; every reader has it (rules 2.3), null without a provider. */
  accountFrame: PaywallPage | null;
  newsletters: { slug: string; title: string; description: string; isSubscribed: boolean }[];
  hasConsentSettings: boolean;
  /** The current one first. */
  sessions: ProfileSession[];
  /** False for a reader who signed in with a print card: password and data are out of reach. */
  isManageable: boolean;
  /** The address that its reader has yet to confirm; null once that is done. */
  unconfirmed: string | null;
  /** A publisher's own back end says nothing of newsletters, devices and data: the page does without them. */
  isPartial: boolean;
  deletion: DeletionView;
};

type WireAccount = NonNullable<GetAccountQuery["account"]>;

/** `paywall` is null without a provider. */
export function toProfileView(account: WireAccount, now: Date, paywall: PaywallConfig | null, isPartial = false): ProfileView {
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
    greeting: toGreeting([firstname, user.fullname, user.login]),
    name,
    login: user.login,
    // A reader without a name is called by the user name, which has a line of its own.
    facts: facts.filter(({ term, text }) => text !== "" && !(term === "Name" && text === user.login)),
    names: { firstname: firstname ?? "", lastname: user.lastname },
    pendingEmail: account.pendingEmail ?? null,
    abo: toProfileAbo(account, now),
    accountFrame: paywall === null ? null : toPaywallPage(account, paywall),
    newsletters: newsletters.map(({ slug, title, description, isSubscribed }) => ({ slug, title, description, isSubscribed })),
    hasConsentSettings: isPurReader(piano.abo),
    sessions: toProfileSessions(sessions, now),
    isManageable,
    unconfirmed: account.isConfirmed === false ? user.email : null,
    isPartial,
    deletion: toDeletionView(account, now),
  };
}

/** By name; an e-mail address is none, and is not for whoever looks over the reader's shoulder. */
function toGreeting(names: readonly (string | null)[]): string {
  const name = names.find((one) => one && !one.includes("@"));
  return name === undefined ? "Dein Profil" : `Hallo, ${name}`;
}

function toPaywallPage({ user, piano }: WireAccount, config: PaywallConfig): PaywallPage {
  return {
    config,
    settings: { isPromotionPaywall: false, triggerManual: false, paywallAsModal: false, paywallPos: null },
    user: toPaywallUser(user.user_id, piano),
    post: null,
  };
}
