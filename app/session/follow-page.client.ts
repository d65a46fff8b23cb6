/**
 * The page follows its reader: whoever signs in or out here or in another tab, or has bought something since, reads what the page says
 * when it is loaded anew. Pages that the session changes nothing of stay as they are; the header and islands follow by themselves.
 */
import { keepsPage } from "#app/browser/idle/keeps-page.ts";
import type { StartedPage } from "#app/browser/idle/started-page.ts";
import { readPageFacts } from "#app/browser/page-facts.ts";
import { announcementStore } from "#app/islands/stores/announcement-store.ts";
import { dialogStore } from "#app/islands/stores/dialog-store.ts";
import { sessionStore } from "#app/islands/stores/session-store.ts";
import { keepSaid } from "./said-again.ts";

/** So long a page has to be free: what was pressed may open the next dialog, an offer or another page. */
const REST_MS = 400;
/** A wall, or what was paid for. */
const PAID = "[data-paid]";
/** It shows its reader the rest of the article without a reload, and goes on with a purchase (components/paywall). */
const AWAKE_WALL = "[data-island=paywall-wall][data-awake]";
/** Something is being sent, or the reader is on the way to another page. */
const LEAVING = "[aria-busy=true]";

let isFollowing = false;

/** `isOver`: the page fits its reader again. It is reloaded in view, once per change, and when that takes nothing away. */
export function followPage(page: Pick<StartedPage, "isBusy">, isOver: () => boolean): void {
  if (isFollowing || !(readPageFacts().followsSession || document.querySelector(PAID) !== null)) return;
  isFollowing = true;
  let wasFree = false;
  const timer = setInterval(() => {
    if (isOver()) {
      isFollowing = false;
      clearInterval(timer);
      return;
    }
    const isFree = mayReload(page);
    if (isFree && wasFree) {
      clearInterval(timer);
      reload();
    }
    wasFree = isFree;
  }, REST_MS);
}

function mayReload({ isBusy }: Pick<StartedPage, "isBusy">): boolean {
  if (document.visibilityState !== "visible" || document.querySelector(LEAVING) !== null) return false;
  // What is shown is no longer this reader's, nor could what they typed be sent: only a dialog may go on, which may sign them in again.
  if (sessionStore.read().user === null) return dialogStore.read().request === null;
  return !isBusy() && !keepsPage() && document.querySelector(AWAKE_WALL) === null;
}

function reload(): void {
  const { text, isVisible } = announcementStore.read();
  if (isVisible && sessionStore.read().user !== null) keepSaid(text);
  // The answer to a form would be asked for by sending it again.
  if ("keepsPage" in document.documentElement.dataset) location.replace(location.pathname + location.search);
  else location.reload();
}
