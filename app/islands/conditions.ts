/** What islands wait for: the words that `until` may have (island.tsx). The engine that wakes them does not know these by name. */
import { whenAllowed } from "#app/browser/consent/when-allowed.ts";
import { hasDraft } from "#app/browser/has-draft.ts";
import { whenIdle } from "#app/browser/idle/when-idle.ts";
import { offerListening } from "#app/browser/offer-listening.ts";
import { isFollowed } from "#app/browser/session/is-followed.ts";
import { isSavedPost } from "#app/browser/session/is-saved-post.ts";
import { LISTEN_HASH } from "#app/domain/speech/listen-address.ts";

/** Calls `wake` when the time has come; `detail` is what follows the colon. */
type Condition = (wake: () => void, element: HTMLElement, detail: string) => void;

export const conditions = {
  idle: (wake) => whenIdle(wake),
  visible: (wake, element) => whenVisible(element, () => whenIdle(wake)),
  /** When an event of this name reaches the document. */
  event: (wake, _, name) => document.addEventListener(name, wake, { once: true }),
  /** When it comes near the screen of a reader who allows this provider. */
  consent: (wake, element, provider) => whenAllowed(provider, () => whenVisible(element, wake)),
  /** The tools of an article: at once where it is a saved one, or its reader comes to listen on. */
  tools: (wake, element) =>
    whenIdle(() => {
      offerListening(element);
      if (isSavedPost() || location.hash === LISTEN_HASH) wake();
    }),
  /** At once where this browser follows the subject of that name. */
  followed: (wake, _, name) => isFollowed(name) && whenIdle(wake),
  /** At once where this browser has something that was begun here and not sent. */
  drafted: (wake) => hasDraft() && whenIdle(wake),
} satisfies Record<string, Condition>;

type Conditions = typeof conditions;

/** A condition that takes a detail is followed by it. `interaction` waits for the reader alone (hints.ts), as all of them also do. */
export type Until =
  | "interaction"
  | {
      [Name in keyof Conditions]: Parameters<Conditions[Name]>["length"] extends 3 ? `${Name}:${string}` : Name;
    }[keyof Conditions];

/** So near the screen an island counts as visible. */
const MARGIN_PX = 600;

/** An element without a box is as near as what is in it. */
function whenVisible(element: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: `${element.dataset.margin ?? MARGIN_PX}px` },
  );
  const { display } = getComputedStyle(element);
  for (const box of display === "contents" ? element.children : [element]) observer.observe(box);
}
