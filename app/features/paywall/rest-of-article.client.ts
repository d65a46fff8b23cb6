/** The rest of a post, once the reader may read it: taken from the same page, without a reload (spec 4, local access grant). */

import { enhanceNow } from "../../browser/enhance-document.ts";
import { fetchDocument } from "../../browser/fetch-document.ts";
import { logError } from "../../browser/log.ts";
import { announce } from "../../islands/stores/announcement-store.ts";
import { reloadOnce } from "./reload-once.ts";

/** Has the portal ask the provider, server to server, what the reader has bought. */
const EVENT_HEADERS = { "x-paywall-event": "checkoutComplete" };

/**
 * Puts the paid text in the place of the wall. A subscriber whose rest does not come gets the whole page anew, once; an
 * event that opens nothing leaves the wall as it is.
 */
export async function showRest(wall: HTMLElement, by: "subscription" | "event"): Promise<void> {
  let rest: HTMLElement | null = null;
  try {
    rest = await fetchRest(by === "event" ? EVENT_HEADERS : {});
  } catch (error) {
    logError("The rest of the post could not be fetched", error);
  }
  if (rest !== null) await replace(wall, rest);
  else if (by === "subscription") reloadOnce();
}

/** Null while the post is still cut. */
async function fetchRest(headers: Record<string, string>): Promise<HTMLElement | null> {
  const page = await fetchDocument(location.pathname + location.search, null, headers);
  const rest = page.querySelector<HTMLElement>("[data-paid]");
  if (rest === null || rest.querySelector("[data-wall]") !== null) return null;
  // Made by the same portal as this page; nothing in it runs, and nothing in it may.
  for (const element of rest.querySelectorAll("script, style")) element.remove();
  return document.importNode(rest, true);
}

async function replace(wall: HTMLElement, rest: HTMLElement): Promise<void> {
  const isInView = isOnScreen(wall);
  wall.replaceWith(rest);
  // The fade above a wall.
  for (const element of document.querySelectorAll("article .cut")) element.classList.remove("cut");
  if (isInView) leadTo(rest);
  announce("Du liest jetzt den ganzen Artikel.");
  await Promise.all([enhanceNow(rest), import("../../browser/late-styles.ts")]);
}

/** To where the wall stood. Under a dialog nothing can be reached: then once it, and whichever took its place, is closed. */
function leadTo(rest: HTMLElement): void {
  const dialog = document.querySelector("dialog[open]");
  if (dialog !== null) {
    dialog.addEventListener("close", () => leadTo(rest), { once: true });
    return;
  }
  rest.tabIndex = -1;
  rest.classList.add("outline-none");
  rest.focus({ preventScroll: true });
  // It is longer than the wall was: the screen may show the middle of it.
  if (rest.getBoundingClientRect().top < 0) rest.scrollIntoView();
}

/** Whoever reads somewhere else on the page stays there. */
function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
