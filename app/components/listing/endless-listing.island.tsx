import type { ReactNode } from "react";
import { toTrustedHtml } from "#app/browser/trusted-types.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Slot } from "#app/islands/react/slot.tsx";
import { useEndlessListing } from "./use-endless-listing.ts";

type EndlessListingProps = {
  /** Address of the next page. */
  next: string;
  /** The page links. */
  children?: ReactNode;
};

/**
 * The end of a listing: the next pages, each a list of its own, as the reader comes near (rules 2.5, 9), and the page links,
 * which lead on where a page does not come.
 */
function EndlessListing({ next, children }: EndlessListingProps) {
  const { pages, endRef } = useEndlessListing(next);
  const last = pages.at(-1);
  return (
    <>
      {pages.map(({ entries }, index) => (
        <ol
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever added
          key={index}
          className="divide-y divide-rule border-t border-rule pt-5"
          data-listing=""
          // biome-ignore lint/security/noDangerouslySetInnerHtml: what this site's own page holds
          dangerouslySetInnerHTML={{ __html: toTrustedHtml(entries) }}
        />
      ))}
      <div ref={endRef}>
        {last === undefined ? (
          <Slot>{children}</Slot>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: what this site's own page holds
          <div dangerouslySetInnerHTML={{ __html: toTrustedHtml(last.links) }} />
        )}
      </div>
      <p className="sr-only" role="status">
        {last !== undefined && `${last.count} weitere Beiträge geladen`}
      </p>
    </>
  );
}

export const EndlessListingIsland = defineIsland("endless-listing", EndlessListing);
