import { useEffect, useState } from "react";
import { loadWholeStyles } from "#app/browser/loading/whole-styles.ts";
import { logError } from "#app/browser/log.ts";
import type { BookmarkEntry } from "#app/components/bookmark/bookmark.ts";
import type { Bookmark } from "#app/domain/bookmarks/bookmarks.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { BookmarkRow } from "./bookmark-row.tsx";
import { NoBookmarks } from "./no-bookmarks.tsx";

type ListProps = {
  /** Null for a guest: this browser's own list. */
  entries: readonly BookmarkEntry[] | null;
};

/** Saved articles, each with the way out of the list (decision 77). */
function BookmarkList({ entries }: ListProps) {
  return entries === null ? <GuestList /> : <Rows entries={entries} />;
}

function Rows({ entries }: { entries: readonly BookmarkEntry[] }) {
  return (
    <ol className="divide-y divide-rule border-y border-rule">
      {entries.map((entry) => (
        <BookmarkRow key={entry.teaser.id} entry={entry} />
      ))}
    </ol>
  );
}

type Shown = {
  state: "loading" | "shown" | "failed";
  entries: readonly BookmarkEntry[];
  goneCount: number;
  rest: readonly Bookmark[] | null;
};

function GuestList() {
  const [{ state, entries, goneCount, rest }, setShown] = useState<Shown>({
    state: "loading",
    entries: [],
    goneCount: 0,
    rest: null,
  });

  async function load(list: readonly Bookmark[] | null): Promise<void> {
    try {
      const { loadGuestPage } = await import("./guest-bookmarks.client.ts");
      const page = await loadGuestPage(list);
      setShown((shown) =>
        page === null
          ? { ...shown, state: "failed" }
          : {
              state: "shown",
              entries: [...shown.entries, ...page.entries],
              goneCount: shown.goneCount + page.goneCount,
              rest: page.rest,
            },
      );
    } catch (error) {
      logError("The saved articles could not be shown", error);
      setShown((shown) => ({ ...shown, state: "failed" }));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island wakes
  useEffect(() => {
    // Styles of what is not in the document are in the whole style sheet.
    void loadWholeStyles().catch(() => {});
    void load(null);
  }, []);

  return (
    <>
      <div role="status">
        {state === "loading" && <p className="needs-script text-soft">Die Liste wird geladen …</p>}
        {goneCount > 0 && (
          <p className="text-soft">
            {goneCount === 1
              ? "Ein Artikel ist nicht mehr verfügbar und steht nicht mehr in der Liste."
              : `${goneCount} Artikel sind nicht mehr verfügbar und stehen nicht mehr in der Liste.`}
          </p>
        )}
      </div>
      {entries.length > 0 && <Rows entries={entries} />}
      {state === "shown" && entries.length === 0 && rest?.length === 0 && <NoBookmarks />}
      {state === "failed" && (
        <Notice tone="live" role="alert">
          <p>Die Artikel können gerade nicht geladen werden. Gemerkt bleiben sie.</p>
        </Notice>
      )}
      {(state === "failed" || (rest !== null && rest.length > 0)) && (
        <p>
          <Button type="button" tone="quiet" onClick={() => void load(rest)}>
            {state === "failed" ? "Noch einmal versuchen" : "Früher Gemerktes"}
          </Button>
        </p>
      )}
    </>
  );
}

export const BookmarkListIsland = defineIsland("bookmark-list", BookmarkList);
