import type { ReactNode } from "react";
import { Ridge } from "./ridge.tsx";
import type { WallView } from "./wall-view.ts";

export const WALL_TITLE = "wall-title";

type WallBoxProps = Pick<WallView, "isPromotion" | "isExpired" | "isSignedIn"> & { children: ReactNode };

/** For counting (decision 97); empty on the wall of a signed-out reader, so that it takes no room in the pages that everybody gets. */
function toWallWord({ isPromotion, isExpired, isSignedIn }: Omit<WallBoxProps, "children">): string {
  if (isPromotion) return "promotion";
  return isExpired ? "expired" : isSignedIn ? "account" : "";
}

/** All that is sold where a text ends stands in this one box, the provider's offer included. */
export function WallBox({ children, ...reader }: WallBoxProps) {
  return (
    <aside
      className={reader.isPromotion ? "my-8 font-sans hyphens-manual" : "-mt-1 font-sans hyphens-manual print:mt-4"}
      data-wall={toWallWord(reader)}
      aria-labelledby={WALL_TITLE}
    >
      <Ridge className="print:hidden" />
      <div className="bg-surface px-5 pt-3 pb-5 sm:px-8 sm:pt-4 sm:pb-7 print:bg-transparent print:p-0">{children}</div>
    </aside>
  );
}
