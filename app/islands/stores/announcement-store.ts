/** What has just happened, for screen readers, and with `isVisible` for a moment for everybody. */

import { PORTAL_ID } from "#brand/portal-id.ts";
import { createStore, type Store } from "./create-store.ts";

export type Announcement = {
  text: string;
  isVisible: boolean;
  /** Where it goes on, said after the text. */
  link: { href: string; text: string } | null;
  /** With a modal dialog open the rest of the page is not read out: it is said there. */
  isInDialog: boolean;
};

export const noAnnouncement: Announcement = { text: "", isVisible: false, link: null, isInDialog: false };

/** Wakes the page's region. */
export const ANNOUNCEMENT_EVENT = `${PORTAL_ID}:announcement`;

const SAID_MS = 5000;
/** What can be followed has to be read and reached. */
const LINK_MS = 10_000;
/** Screen readers follow a region only once they know it. */
const NOTICED_MS = 100;

const store = createStore<Announcement>(noAnnouncement);

export const announcementStore: Store<Announcement> = store;

type Options = Partial<Pick<Announcement, "isVisible" | "link">>;

export function announce(text: string, { isVisible = false, link = null }: Options = {}): void {
  // Emptied first: said twice, it is read out twice.
  store.write({ ...store.read(), text: "", link: null });
  document.dispatchEvent(new Event(ANNOUNCEMENT_EVENT));
  setTimeout(() => {
    // Only now: a dialog that was open a moment ago may be closed.
    const isInDialog = document.querySelector("dialog[open] [data-announcement]") !== null;
    const announcement: Announcement = { text, isVisible, link, isInDialog };
    store.write(announcement);
    // The announcement is over: a reader who comes across it later would take it for news.
    setTimeout(() => store.read() === announcement && store.write(noAnnouncement), link === null ? SAID_MS : LINK_MS);
  }, NOTICED_MS);
}
