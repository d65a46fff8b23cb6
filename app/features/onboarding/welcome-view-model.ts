import { toDialogPath } from "#app/domain/page/dialog.ts";
import { REST_ANCHOR } from "#app/domain/paywall/rest-anchor.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import type { Abo } from "#app/domain/subscription/abo.ts";
import { toAboPath } from "#app/domain/subscription/abo-path.ts";
import { decideReaderTier, type ReaderTier } from "#app/domain/subscription/reader-tier.ts";
import { parseTargetPath } from "./parse-target-path.ts";

export type WelcomeStep = { title: string; text: string; link: { text: string; path: string } | null };

/** `unconfirmed` is the reader's address while it waits for confirmation, else null. */
export type WelcomeView = { unconfirmed: string | null } & WelcomeState;

type WelcomeState =
  | { kind: "subscriber"; title: string; lead: string; steps: WelcomeStep[]; onward: { text: string; path: string } }
  /** Opened by hand, or before the payment has come through. */
  | { kind: "nobody"; isSignedIn: boolean; aboPath: string; loginPath: string };

type WelcomeFacts = {
  query: URLSearchParams;
  user: SessionUser | null;
  /** The reader's current flags: the kept session may be from before the order. */
  abo: Abo | null;
  isUnconfirmed: boolean;
};

const WELCOME_PATH = "/vplus-onboarding";

export function toWelcomeView({ isUnconfirmed, ...facts }: WelcomeFacts): WelcomeView {
  return { unconfirmed: isUnconfirmed ? (facts.user?.email ?? null) : null, ...toWelcomeState(facts) };
}

function toWelcomeState({ query, user, abo }: Omit<WelcomeFacts, "isUnconfirmed">): WelcomeState {
  const target = parseTargetPath(query.get("targetUrl") ?? "");
  const tier = decideReaderTier(abo ?? user?.piano?.abo ?? null, user !== null);
  const hasPlus = tier.tier === "plus" || tier.tier === "plus-premium";
  if (!hasPlus && !tier.isPur) {
    const path = target === null ? WELCOME_PATH : `${WELCOME_PATH}?${new URLSearchParams({ targetUrl: target })}`;
    return {
      kind: "nobody",
      isSignedIn: user !== null,
      aboPath: toAboPath({ returnTo: target }),
      loginPath: toDialogPath("Login", path),
    };
  }
  return {
    kind: "subscriber",
    title: "Danke, dass du mitliest.",
    lead: toLead(tier),
    steps: hasPlus
      ? [newsletterStep, appStep, tier.tier === "plus-premium" ? guestStep : placeStep]
      : [purStep, appStep, placeStep],
    onward: target === null ? { text: "Zur Startseite", path: "/" } : { text: "Weiterlesen", path: `${target}#${REST_ANCHOR}` },
  };
}

function toLead({ tier }: ReaderTier): string {
  if (tier === "plus-premium")
    return "Dein Abo Plus Premium ist aktiv: alle Artikel, weniger Werbung, und Platz für eine zweite Person.";
  if (tier === "plus") return "Dein Plus-Abo ist aktiv. Ab jetzt liest du jeden Artikel zu Ende.";
  return "Dein Pur-Abo ist aktiv. Ab jetzt siehst du weniger Werbung und wirst nicht mehr nach Einwilligungen gefragt.";
}

const newsletterStep: WelcomeStep = {
  title: "Dein Newsletter",
  text: "Der Newsletter für Abonnentinnen und Abonnenten kommt an deine E-Mail-Adresse. Welche du sonst noch bekommst, bestimmst du im Profil.",
  link: { text: "Newsletter aussuchen", path: "/profil#newsletter" },
};

const appStep: WelcomeStep = {
  title: "Auch am Telefon",
  text: "Dein Abo gehört zu deinem Konto. Melde dich in der App und auf jedem anderen Gerät mit derselben E-Mail-Adresse an.",
  link: null,
};

const guestStep: WelcomeStep = {
  title: "Gastzugang und Pur",
  text: "Eine zweite Person liest mit: Den Gastzugang richtet dir der Leserservice ein. Welche Inhalte anderer Anbieter geladen werden, bestimmst du selbst.",
  link: { text: "Einwilligungen einstellen", path: toDialogPath("PurePreferences", WELCOME_PATH) },
};

const purStep: WelcomeStep = {
  title: "Deine Einwilligungen",
  text: "Mit Pur bestimmst du einmal, welche Inhalte anderer Anbieter geladen werden dürfen. Ändern kannst du das jederzeit.",
  link: { text: "Einwilligungen einstellen", path: toDialogPath("PurePreferences", WELCOME_PATH) },
};

const placeStep: WelcomeStep = {
  title: "Deine Gemeinde",
  text: "Wähle, wo du zu Hause bist. Dann stehen die Nachrichten aus deiner Gemeinde schon auf der Startseite.",
  link: { text: "Gemeinde wählen", path: "/onboarding/nav" },
};
