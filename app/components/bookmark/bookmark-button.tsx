import { startTransition, useEffect, useOptimistic } from "react";
import { logError } from "#app/browser/log.ts";
import { useStore } from "#app/islands/react/use-store.ts";
import { bookmarkStore, noBookmarks } from "#app/islands/stores/bookmark-store.ts";
import { Icon } from "#app/ui/icon/icon.tsx";

const loadChange = () => import("./change-bookmark.client.ts");

/** Saves the article of that number, or takes it back; part of an island. Where there is no script it is not there. */
export function BookmarkButton({ id }: { id: number }) {
  const isKept = useStore(bookmarkStore, noBookmarks).includes(id);
  const [isShown, show] = useOptimistic(isKept);

  useEffect(() => {
    // It wakes when somebody points at it, or has saved the article before. Only here is the account asked: pages that are merely read
    // cost no question.
    loadChange()
      .then(({ followBookmarks }) => followBookmarks())
      .catch((error: unknown) => logError("The account could not be asked for saved articles", error));
  }, []);

  function press(): void {
    const isWanted = !isShown;
    startTransition(async () => {
      show(isWanted);
      try {
        const { changeBookmark } = await loadChange();
        await changeBookmark({ id, savedAt: Date.now() }, isWanted);
      } catch (error) {
        logError("The article could not be saved", error);
      }
    });
  }

  return (
    <button type="button" className="tool needs-script" aria-pressed={isShown} onClick={press}>
      <Icon name="bookmark" className={isShown ? "size-5 fill-current" : "size-5"} />
      <span className="max-md:sr-only">{isShown ? "Gemerkt" : "Merken"}</span>
    </button>
  );
}
