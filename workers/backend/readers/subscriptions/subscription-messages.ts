/** Texts for readers around subscriptions. */
import { toDayText } from "#workers/backend/ground/dates/to-dates.ts";
import type { SubscriptionManager } from "#workers/backend/readers/products/decide-manager.ts";

export const subscriptionMessages = {
  /** The same for an unknown subscription and one of somebody else. */
  unknown: "Dieses Abo haben wir in deinem Konto nicht gefunden.",
  over: "Dieses Abo ist bereits abgelaufen.",
  goesOn: "Dein Abo läuft weiter.",
} as const;

/** Why a subscription cannot be changed here; null where it can. */
export function findManagedElsewhere(manager: SubscriptionManager): string | null {
  return managedElsewhere[manager] ?? null;
}

const managedElsewhere: Partial<Record<SubscriptionManager, string>> = {
  GOOGLE: "Dieses Abo verwaltest du im Google Play Store.",
  APP: "Dieses Abo verwaltest du in den Einstellungen deines App Stores.",
  PARTNER: "Dieses Abo verwaltest du bei deiner Zeitung.",
  PRINT: "Dieser Zugang gehört zu deinem Print-Abo und endet mit ihm.",
};

/** After switching renewal off, or when it was off before. */
export function toEndMessage(endsAt: number): string {
  return `Dein Abo endet am ${toDayText(endsAt)}. Bis dahin kannst du es weiter nutzen.`;
}
