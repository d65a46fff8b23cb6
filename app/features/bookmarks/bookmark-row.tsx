import { useEffect, useRef, useState } from "react";
import type { BookmarkEntry } from "#app/components/bookmark/bookmark.ts";
import { PostForm } from "#app/components/form/post-form.tsx";
import type { Sent } from "#app/components/form/use-sending.ts";
import { TeaserRow } from "#app/components/teaser/teaser-card.tsx";
import { BOOKMARKS_PATH } from "#app/domain/bookmarks/bookmarks-path.ts";
import { useStore } from "#app/islands/react/use-store.ts";
import { offlineStore } from "#app/islands/stores/offline-store.ts";
import { Button } from "#app/ui/button/button.tsx";

/** A saved article with its button to remove it: sent by script, posted without it. A removed one may be restored in its place. */
export function BookmarkRow({ entry: { teaser, savedAt } }: { entry: BookmarkEntry }) {
  const { id, title } = teaser;
  const [isRemoved, setRemoved] = useState(false);
  const isKept = useStore(offlineStore, null)?.ids.includes(id) === true;
  const button = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef(false);
  const intent = isRemoved ? "save-bookmark" : "remove-bookmark";

  useEffect(() => {
    // The button that was pressed has made way for its opposite.
    if (wasRemoved.current !== isRemoved) button.current?.focus();
    wasRemoved.current = isRemoved;
  }, [isRemoved]);

  async function press(): Promise<Sent> {
    const { changeBookmark } = await import("#app/components/bookmark/change-bookmark.client.ts");
    if (await changeBookmark({ id, savedAt: Date.parse(savedAt) }, isRemoved)) setRemoved(!isRemoved);
    return "done";
  }

  return (
    <li className="grid gap-3 py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-6">
      {isRemoved ? (
        <p className="text-soft">„{title}“ ist nicht mehr gemerkt.</p>
      ) : (
        <div className="grid gap-2">
          <TeaserRow teaser={teaser} size="S" as="h2" />
          {isKept && <p className="text-[0.9375rem] text-soft print:hidden">Offline lesbar</p>}
        </div>
      )}
      <PostForm
        intent={intent}
        action={BOOKMARKS_PATH}
        fields={{ post: String(id), savedAt }}
        send={press}
        className="print:hidden"
      >
        <Button key={intent} ref={button} type="submit" tone="quiet">
          {isRemoved ? "Rückgängig" : "Entfernen"}
          <span className="sr-only">: {title}</span>
        </Button>
      </PostForm>
    </li>
  );
}
