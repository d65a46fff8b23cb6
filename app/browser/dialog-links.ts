/**
 * Links that open a dialog, and the event that opens Login (spec 2.3). All that every page carries of the dialogs: the
 * modal host comes when a reader points at such a link. Without it the links lead to the dialogs as pages.
 */
import type { DialogName } from "../domain/dialog.ts";
import { SESSION_COOKIE } from "../domain/session-names.ts";

const PATIENCE_MS = 5000;

const loadHost = () => import("./modal-host.ts");

export function openDialogLinks(): void {
  document.addEventListener("click", (event) => {
    const link = findLink(event);
    if (link === null || event.defaultPrevented || isModified(event)) return;
    event.preventDefault();
    void followInDialog(link);
  });
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, prefetch);
  // Captured: also when it was dispatched at the document without bubbling.
  window.addEventListener("open_login_form", openLogin, true);
}

/** Where the host does not come, because a newer build took its place or the line is slow, the link is what it was. */
async function followInDialog(link: HTMLAnchorElement): Promise<void> {
  link.ariaBusy = "true";
  const leave = () => location.assign(link.href);
  const patience = setTimeout(leave, PATIENCE_MS);
  try {
    const { openDialog } = await loadHost();
    clearTimeout(patience);
    await openDialog(readName(link), { opener: link });
  } catch {
    leave();
  } finally {
    link.ariaBusy = null;
  }
}

function openLogin(): void {
  const page = `/profil?${new URLSearchParams({ dialog: "login", returnTo: location.pathname + location.search })}`;
  loadHost()
    .then(({ openDialog }) => openDialog("Login"))
    .catch(() => location.assign(page));
}

function prefetch(event: Event): void {
  const link = findLink(event);
  if (link === null) return;
  loadHost()
    .then(({ prefetchDialog }) => prefetchDialog(readName(link)))
    // Whether it fails shows when it is needed.
    .catch(() => {});
}

function findLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-dialog-link]") : null;
  if (link === null) return null;
  // A dialog that is the page itself is left by its links, and the header's leads a reader who is signed in to the profile.
  const isOnDialogPage = link.closest("section[data-dialog]") !== null && link.closest("dialog") === null;
  const isSignedIn = readName(link) === "Login" && document.cookie.includes(`${SESSION_COOKIE}=`);
  return isOnDialogPage || isSignedIn ? null : link;
}

function readName(link: HTMLElement): DialogName {
  return link.dataset.dialogLink as DialogName;
}

function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
