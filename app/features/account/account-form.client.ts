/** The account forms in the browser: who sends them, and where the reader goes from there (spec 2.4, 4). */
import { enhanceForm, type FormAnswer, readEntries } from "../../browser/account-form.ts";
import { removeStorage } from "../../browser/local-storage.ts";
import { logError } from "../../browser/log.ts";
import { doubtUserStatus } from "../../browser/user-status-store.ts";
import {
  decideRegisteredMessage,
  parseGenericMessage,
  toGenericMessagePath,
  toProfilePath,
} from "../../domain/account-notices.ts";
import { toDialogPath } from "../../domain/dialog.ts";
import { accountForms } from "../../domain/forms/account-forms.ts";
import { parseReturnPath } from "../../domain/return-path.ts";
import { PUR_CONSENTS_KEY } from "../../domain/session-names.ts";
import { announce } from "../../islands/stores/announcement-store.ts";
import type { Outcome, SentForm } from "./send-account-form.client.ts";

const sentForms: readonly string[] = [
  "login",
  "upsell-entitlement",
  "upsell-save",
  "upsell-save-print",
  "register",
  "forget-password",
  "change-password",
  "reset-password",
] satisfies SentForm[];

const loadSender = () => import("./send-account-form.client.ts");

export function enhance(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const name = form.dataset.form ?? "";
  const definition = accountForms[name];
  if (name === "logout") enhanceLogout(form);
  if (name === "consents") form.addEventListener("submit", leaveConsentsToAccount);
  if (name.startsWith("upsell-")) void followUpsell(name);
  // Forms that only press a button are posted as they are.
  if (definition === undefined) return;
  if (!sentForms.includes(name)) {
    enhanceForm(form, definition, null);
    return;
  }
  // Fetched ahead, so that sending does not wait for it; if that fails, sending says so.
  form.addEventListener("input", () => loadSender().catch(() => {}), { once: true });
  enhanceForm(form, definition, async (values, entries) => {
    const { sendAccountForm } = await loadSender();
    return toAnswer(form, await sendAccountForm(name as SentForm, values, entries));
  });
}

async function toAnswer(form: HTMLFormElement, outcome: Outcome): Promise<FormAnswer> {
  switch (outcome.kind) {
    case "signed-in":
      return goOnSignedIn(form);
    case "registered":
      return goOnRegistered(form, outcome.message);
    case "dialog":
      return goOnInDialog(form, outcome);
    case "password-changed":
      // The profile says so, and lists the sessions that are left.
      return leave(toProfilePath("password-changed"));
    case "password-reset":
      return leave(toGenericMessagePath("password-reset", findReturnPath(form)));
    default:
      return outcome;
  }
}

/** In a dialog the reader stays where they are. */
function goOnSignedIn(form: HTMLFormElement): FormAnswer {
  if (!isInDialog(form)) return leave(findReturnPath(form) ?? "/profil");
  form.closest("dialog")?.close();
  announce("Du bist angemeldet.", { isVisible: true });
  return { kind: "leaving" };
}

async function goOnRegistered(form: HTMLFormElement, message: string | null): Promise<FormAnswer> {
  const key = decideRegisteredMessage(readEntries(form).next);
  if (!isInDialog(form) || message === null) return leave(toGenericMessagePath(key, findReturnPath(form)));
  const { openDialog } = await import("../../browser/modal-host.ts");
  const { title, text } = parseGenericMessage(key) ?? { title: "Fast geschafft", text: message };
  await openDialog("Generic", { message: { title, text: key === "registered" ? message : text } });
  return { kind: "leaving" };
}

type NextDialog = Extract<Outcome, { kind: "dialog" }>;

/** In a dialog the next one takes its place, so that the reader stays where they are; a page leads to the next page. */
async function goOnInDialog(form: HTMLFormElement, { name, query, hasNewAccess }: NextDialog): Promise<FormAnswer> {
  if (!isInDialog(form)) {
    if (hasNewAccess) await renewSession();
    return leave(toDialogPath(name, findReturnPath(form), query));
  }
  const { openDialog } = await import("../../browser/modal-host.ts");
  await openDialog(name, { query });
  // Afterwards: the page of the dialog has told the portal, which the article below is about to be asked for.
  if (hasNewAccess) await renewSession();
  return { kind: "leaving" };
}

async function renewSession(): Promise<void> {
  try {
    await (await import("./session.client.ts")).renewSession();
  } catch (error) {
    logError("The session could not be renewed; the next page knows of the new access", error);
  }
}

async function followUpsell(name: string): Promise<void> {
  try {
    (await import("./upsell-tracking.client.ts")).followUpsellForm(name);
  } catch (error) {
    logError("The upsell is not tracked", error);
  }
}

/** The settings are part of the user status (spec 3): the next page asks for them, and sends no earlier ones. */
function leaveConsentsToAccount(): void {
  doubtUserStatus();
  removeStorage(PUR_CONSENTS_KEY);
}

function enhanceLogout(form: HTMLFormElement): void {
  let isBusy = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    import("./session.client.ts")
      .then(({ logout }) => logout({ skipReset: true }))
      .then(
        () => leave(findReturnPath(form) ?? "/"),
        (error: unknown) => {
          logError("The form 'logout' is sent without script", error);
          HTMLFormElement.prototype.submit.call(form);
        },
      );
  });
}

function isInDialog(form: HTMLFormElement): boolean {
  return form.closest("dialog") !== null;
}

function findReturnPath(form: HTMLFormElement): string | null {
  const { returnTo } = readEntries(form);
  return returnTo === undefined ? null : parseReturnPath(returnTo);
}

function leave(path: string): FormAnswer {
  location.assign(path);
  return { kind: "leaving" };
}
