/** Which account forms are sent by script, and how they follow their reader. Their code comes when a reader sends one. */

import { logError } from "#app/browser/log.ts";
import type { DialogHost } from "#app/components/dialog/dialog-host.ts";
import type { SendForm } from "./use-form.ts";

const sentForms: readonly string[] = [
  "login",
  "upsell-entitlement",
  "upsell-save",
  "upsell-save-print",
  "register",
  "forget-password",
  "change-password",
  "reset-password",
];

const loadSender = () => import("./send-form.client.ts");

/** Fetched ahead, when the reader is about to send; whether that fails shows then. */
export function prepareToSend(name: string): void {
  if (sentForms.includes(name)) loadSender().catch(() => {});
}

/** Null for forms that only press a button: they are posted as they are. */
export function createSend(name: string, host: DialogHost | null): SendForm | null {
  if (!sentForms.includes(name)) return null;
  return async (values, entries) => {
    const { sendForm } = await loadSender();
    return sendForm(name, values, entries, host);
  };
}

/** Signs in by passkey. What the reader is told is HTML; null when they are signed in. */
export async function sendPasskey(host: DialogHost | null, returnTo: string | null): Promise<string | null> {
  return (await loadSender()).sendPasskey(host, returnTo);
}

/** A form has come into view: those of the upsell are tracked (rules 4). */
export function followForm(name: string): void {
  if (!name.startsWith("upsell-")) return;
  import("#app/browser/tracking/checkout/upsell-tracking.client.ts")
    .then(({ followUpsellForm }) => followUpsellForm(name))
    .catch((error: unknown) => logError("The upsell is not tracked", error));
}
