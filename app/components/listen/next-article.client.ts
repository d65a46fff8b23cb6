/** Which article is heard after this one: the first that the page offers. */
import { parsePostPath } from "#app/domain/post/post-address.ts";

export type NextArticle = { title: string; path: string };

/** A free read is not used up by a page that opens by itself: what is paid for follows only what its reader has paid for. */
const PAID_FOR = "article[data-post] .paid [data-content]";
const FREE_READ = "[data-meter]";

/** Null where the page offers none. */
export function findNextArticle(): NextArticle | null {
  const mayBePaid = document.querySelector(PAID_FOR) !== null && document.querySelector(FREE_READ) === null;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a.stretched:not([data-external])")) {
    const isPaid = link.closest(".group")?.querySelector("[data-premium]") !== null;
    const isOther = link.origin === location.origin && link.pathname !== location.pathname;
    if (isOther && parsePostPath(link.pathname) !== null && (mayBePaid || !isPaid))
      return { title: link.textContent?.trim() ?? "", path: link.pathname };
  }
  return null;
}
