/** Sends an account form by script, and leads the reader on from there (rules 2.4, 4). */

import { goTo } from "#app/browser/loading/go-to.ts";
import { logError } from "#app/browser/log.ts";
import { toSafeHtml } from "#app/browser/to-safe-html.ts";
import type { DialogHost } from "#app/components/dialog/dialog-host.ts";
import { decideRegisteredMessage, parseGenericMessage, toGenericMessagePath } from "#app/domain/forms/account/account-notices.ts";
import { toProfilePath } from "#app/domain/forms/account/profile-notices.ts";
import { parseReturnPath, withFragment } from "#app/domain/page/address/return-path.ts";
import { type DialogQuery, toDialogPath } from "#app/domain/page/dialog.ts";
import type { UpsellOffer } from "#app/domain/subscription/upsell.ts";
import { announce } from "#app/islands/stores/announcement-store.ts";
import { type Outcome, type SentForm, sendAccountForm } from "./send-account-form.client.ts";
import type { FormAnswer } from "./use-form.ts";

type Entries = Readonly<Record<string, string>>;
type Place = { host: DialogHost | null; entries: Entries; returnTo: string | null };

/** `host` null: the form stands on a page of its own. */
export async function sendForm(name: string, values: unknown, entries: Entries, host: DialogHost | null): Promise<FormAnswer> {
  const place = { host, entries, returnTo: toReturnPath(entries.returnTo ?? null, host) };
  return goOn(await sendAccountForm(name as SentForm, values, entries), place);
}

/** Signs in by passkey, and leads on as from a form of these. What the reader is told is sanitised HTML; null when they are signed in. */
export async function sendPasskey(host: DialogHost | null, returnTo: string | null): Promise<string | null> {
  const { enterWithPasskey } = await import("#app/components/passkey/enter-with-passkey.client.ts");
  const message = await enterWithPasskey();
  if (message !== null) return toSafeHtml(message);
  goOnSignedIn({ host, returnTo: toReturnPath(returnTo, host) });
  return null;
}

/** On a page of its own the place within the page is kept. */
function toReturnPath(text: string | null, host: DialogHost | null): string | null {
  const path = parseReturnPath(text ?? "");
  return host === null && path !== null ? withFragment(path, location.hash) : path;
}

async function goOn(outcome: Outcome, place: Place): Promise<FormAnswer> {
  switch (outcome.kind) {
    case "signed-in":
      return goOnSignedIn(place);
    case "registered":
      return goOnRegistered(outcome.message, place);
    case "dialog":
      return goOnInDialog(outcome, place);
    case "password-changed":
      // The profile says so, and lists the sessions that are left.
      return leave(toProfilePath("password-changed"));
    case "password-reset":
      return leave(toGenericMessagePath("password-reset", place.returnTo));
    case "signed-out":
      return { kind: "done" };
    case "refused":
      return { kind: "refused", html: await toSafeHtml(outcome.message) };
    default:
      return outcome;
  }
}

/** In a dialog the reader stays where they are. */
function goOnSignedIn({ host, returnTo }: Pick<Place, "host" | "returnTo">): FormAnswer {
  if (host === null) return leave(returnTo ?? "/profil");
  host.close();
  announce("Du bist angemeldet.", { isVisible: true });
  return { kind: "leaving" };
}

function goOnRegistered(message: string | null, { host, entries, returnTo }: Place): FormAnswer {
  const key = decideRegisteredMessage(entries.next);
  if (host === null || message === null) return leave(toGenericMessagePath(key, returnTo));
  const { title, text } = parseGenericMessage(key) ?? { title: "Fast geschafft", text: message };
  host.open("Generic", { message: { title, text: key === "registered" ? message : text } });
  return { kind: "leaving" };
}

/** In a dialog the next one takes its place, so that the reader stays where they are; a page leads to the next page. */
async function goOnInDialog(
  { name, query, offer, hasNewAccess }: Extract<Outcome, { kind: "dialog" }>,
  { host, returnTo }: Place,
): Promise<FormAnswer> {
  const path = toDialogPath(name, returnTo, query);
  if (hasNewAccess) await renewSession(path);
  if (host === null && offer !== null && (await isShownHere({ offer, query }))) return { kind: "done" };
  if (host === null) return leave(path);
  host.open(name, { query, offer });
  return { kind: "leaving" };
}

async function isShownHere(offered: { offer: UpsellOffer; query: DialogQuery }): Promise<boolean> {
  return (await import("./show-offer.client.ts")).showOffer(offered);
}

/** The portal first: the page of the dialog tells it of the new access, which the article below is about to be asked for. */
async function renewSession(path: string): Promise<void> {
  try {
    await fetch(path, { method: "HEAD" });
    await (await import("#app/session/session.client.ts")).renewSession();
  } catch (error) {
    logError("The session could not be renewed; the next page knows of the new access", error);
  }
}

function leave(path: string): FormAnswer {
  goTo(path);
  return { kind: "leaving" };
}
