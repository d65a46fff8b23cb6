/** The rest of a post, once the reader may read it: taken from the same page, without a reload (rules 4, local access grant). */
import { fetchDocument } from "#app/browser/loading/fetch-document.ts";

/** Has the portal ask the provider, server to server, what the reader has bought. */
const EVENT_HEADERS = { "x-paywall-event": "checkoutComplete" };

export type RestOfPost = {
  /** What is paid for, as HTML of this site. */
  html: string;
  /** "4 Min. Lesezeit" of the whole post; empty where there is hardly any text. */
  readingTime: string;
  /** Where its reader gives it away; null for who may not. */
  giving: string | null;
};

/** Null while the post is still cut. Rejects when the page does not come. */
export async function fetchRest(by: "subscription" | "event"): Promise<RestOfPost | null> {
  const page = await fetchDocument(location.pathname + location.search, null, by === "event" ? EVENT_HEADERS : {});
  const rest = page.querySelector<HTMLElement>("[data-paid]");
  if (rest === null || rest.querySelector("[data-wall]") !== null) return null;
  // Made by the same portal as this page; nothing in it runs, and nothing in it may.
  for (const element of rest.querySelectorAll("script, style")) element.remove();
  const giving = page.querySelector("[data-giving] a")?.getAttribute("href") ?? null;
  return { html: rest.innerHTML, readingTime: rest.dataset.paid ?? "", giving };
}
