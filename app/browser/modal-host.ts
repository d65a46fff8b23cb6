/** Shows the named dialogs (spec 2.3): one `<dialog>` at a time, filled with what the same dialog shows as a page. */
import { type DialogName, type DialogQuery, type DialogSize, decideDialogSize, toDialogPath } from "../domain/dialog.ts";
import { onSessionChange } from "../islands/stores/session-store.ts";
import { prefetchSection, takeSection } from "./dialog-content.ts";
import { createDialog, createMessageSection } from "./dialog-element.ts";
import { enhanceNow } from "./enhance-document.ts";
import { hidePopups } from "./hide-popups.ts";
import { lockScroll, unlockScroll } from "./lock-scroll.ts";
import { logError } from "./log.ts";
import { readReturnPath } from "./return-path.ts";

export type OpenOptions = {
  size?: DialogSize;
  /** What its page is to know besides: the key of an offer, say. */
  query?: DialogQuery;
  /** Shown by Generic: text, not HTML. */
  message?: { title: string; text: string };
  /** The link that was clicked: gets the focus back. */
  opener?: HTMLAnchorElement | null;
};

const openers = new WeakMap<HTMLDialogElement, HTMLElement>();
/**
 * There is nothing to sign in to any more once the reader is signed in, in this tab or another. Generic says that a mail is
 * on its way to activate the account with.
 */
const forSignedOut: readonly string[] = ["Login", "SimpleLogin", "Register", "ForgetPassword", "Generic"] satisfies DialogName[];
/** Counts what was asked for: an answer that was overtaken opens nothing. */
let lastRequest = 0;

onSessionChange((user) => {
  const section = readOpenDialog()?.querySelector<HTMLElement>("[data-dialog]");
  if (user !== null && section && forSignedOut.includes(section.dataset.dialog ?? "")) closeDialog();
});

/** Opens a dialog in the place of an open one. Where its content does not come, the reader is led to its page. */
export async function openDialog(
  name: DialogName,
  { size, query = {}, message, opener = null }: OpenOptions = {},
): Promise<void> {
  if (focusOnPage(name)) return;
  lastRequest += 1;
  const request = lastRequest;
  try {
    const section = message === undefined ? await prepareSection(name, query) : createMessageSection(message);
    if (request === lastRequest) show(section, decideDialogSize(name, size ?? null), opener);
  } catch (error) {
    logError(`The dialog '${name}' is opened as a page`, error);
    if (request === lastRequest) location.assign(toDialogPath(name, readReturnPath(), query));
  }
}

export function closeDialog(): void {
  lastRequest += 1;
  readOpenDialog()?.close();
}

/** Has a dialog at hand that a reader seems about to open. */
export function prefetchDialog(name: DialogName): void {
  prefetchSection(name);
}

function readOpenDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>("dialog.modal[open]");
}

/** A page that is this dialog already needs no second one over it. */
function focusOnPage(name: DialogName): boolean {
  const section = document.querySelector<HTMLElement>(`main section[data-dialog="${name}"]`);
  if (section === null || section.closest("dialog") !== null) return false;
  focusFirstField(section);
  return true;
}

async function prepareSection(name: DialogName, query: DialogQuery): Promise<HTMLElement> {
  // The styles of dialogs are in the late style sheet.
  const [section] = await Promise.all([takeSection(name, query), import("./late-styles.ts")]);
  try {
    await enhanceNow(section);
  } catch (error) {
    // Its forms are plain ones then, and work.
    logError(`The dialog '${name}' comes without comfort`, error);
  }
  return section;
}

function show(section: HTMLElement, size: DialogSize, opener: HTMLElement | null): void {
  const previous = readOpenDialog();
  const home = (previous && openers.get(previous)) ?? opener ?? toElement(document.activeElement);
  hidePopups();
  if (previous !== null) {
    openers.delete(previous);
    previous.close();
    // At once: its event comes a moment later.
    previous.remove();
  }
  const dialog = createDialog(section, size);
  if (home !== null) openers.set(dialog, home);
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (readOpenDialog() === null) unlockScroll();
    openers.get(dialog)?.focus();
  });
  lockScroll();
  document.body.append(dialog);
  dialog.showModal();
  focusFirstField(dialog);
}

function toElement(element: Element | null): HTMLElement | null {
  return element instanceof HTMLElement && element !== document.body ? element : null;
}

/** A wrong field first, else the first one; a dialog without fields begins with its main button. */
function focusFirstField(container: HTMLElement): void {
  const field =
    container.querySelector<HTMLElement>("[aria-invalid=true]") ??
    container.querySelector<HTMLElement>("section input:not([type=hidden]), section select, section textarea") ??
    container.querySelector<HTMLElement>("section .button") ??
    container.querySelector<HTMLElement>("section a, section button");
  field?.focus();
}
