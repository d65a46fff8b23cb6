/**
 * Page loading is signalled (rules 2.1): `page:loading:start` at the document when the reader leaves for another page of this
 * site, `page:loading:end` when a page is there. Navigations are full page loads, so the two come from different pages,
 * unless the page is shown again or the navigation came to nothing.
 */

import { isPlainClick } from "#app/browser/plain-click.ts";

/** After that the page shows that it is loading (rules 9, page-transition wait). */
const WAIT_MS = 100;
/** A download or a stopped navigation leaves the page where it is, without any event. */
const PATIENCE_MS = 10_000;

let timers: number[] = [];
let state: "arriving" | "there" | "leaving" = "arriving";

export function signalPageLoading(): void {
  // At the window: listeners that handle a click or a form themselves have said so by then.
  window.addEventListener("click", (event) => {
    if (leavesByClick(event)) startPageLoading();
  });
  window.addEventListener("submit", (event) => {
    if (leavesBySubmit(event)) startPageLoading();
  });
  window.addEventListener("pageshow", endPageLoading);
  if (document.readyState === "complete") endPageLoading();
}

/** For a navigation that script begins (go-to.ts). */
export function startPageLoading(): void {
  if (state === "leaving") return;
  state = "leaving";
  emit("start");
  timers = [window.setTimeout(() => setBusy(true), WAIT_MS), window.setTimeout(endPageLoading, PATIENCE_MS)];
}

function endPageLoading(): void {
  if (state === "there") return;
  state = "there";
  for (const timer of timers) window.clearTimeout(timer);
  setBusy(false);
  emit("end");
}

function emit(moment: "start" | "end"): void {
  document.dispatchEvent(new CustomEvent(`page:loading:${moment}`));
}

function setBusy(isBusy: boolean): void {
  document.body.ariaBusy = isBusy ? "true" : null;
}

function leavesByClick(event: MouseEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || !isPlainClick(event)) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.hasAttribute("download") || !isThisTab(link.target)) return false;
  const { origin, pathname, search, href } = link;
  if (origin !== location.origin) return false;
  // Another place on the same page is no new page (rules 2.1).
  return !href.includes("#") || pathname + search !== location.pathname + location.search;
}

function leavesBySubmit(event: SubmitEvent): boolean {
  const { target: form, submitter, defaultPrevented } = event;
  if (defaultPrevented || !(form instanceof HTMLFormElement)) return false;
  const read = (attribute: string) => submitter?.getAttribute(`form${attribute}`) ?? form.getAttribute(attribute) ?? "";
  return read("method") !== "dialog" && isThisTab(read("target"));
}

function isThisTab(target: string): boolean {
  return ["", "_self", "_parent", "_top"].includes(target);
}
