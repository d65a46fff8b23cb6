/**
 * Links that open a dialog, and the event that opens Login (rules 2.3). All that every page carries of the dialogs: the
 * modal host wakes when a reader points at such a link. Without it the links lead to the dialogs as pages.
 */
import { isPlainClick } from "#app/browser/plain-click.ts";
import type { DialogName } from "#app/domain/page/dialog.ts";
import { markBusy } from "./hints.ts";
import { openDialog, prepareDialog } from "./open-dialog.ts";
import { sessionStore } from "./stores/session-store.ts";

export function openDialogLinks(): void {
  document.addEventListener("click", (event) => {
    const link = findLink(event);
    if (link === null || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void openDialog(readName(link), { opener: link }).finally(markBusy(link));
  });
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, prepare);
  // Captured: also when it was dispatched at the document without bubbling.
  window.addEventListener("open_login_form", openLogin, true);
}

/** A signed-in reader has nothing to sign in to (decision 93). */
function openLogin(): void {
  if (!isSignedIn()) void openDialog("Login");
}

function prepare(event: Event): void {
  const link = findLink(event);
  if (link !== null) prepareDialog(readName(link));
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-dialog-link]") : null;
  if (link === null) return null;
  // A dialog that is the page itself is left by its links, and the header's leads a signed-in reader to the profile.
  const isOnDialogPage = link.closest("section[data-dialog]") !== null && link.closest("dialog") === null;
  return isOnDialogPage || (readName(link) === "Login" && isSignedIn()) ? null : link;
}

function isSignedIn(): boolean {
  return sessionStore.read().user !== null;
}

function readName(link: HTMLElement): DialogName {
  return link.dataset.dialogLink as DialogName;
}
