import { type FormEvent, useEffect, useRef, useState } from "react";
import { logError } from "#app/browser/log.ts";
import type { BookmarkEntry } from "#app/components/bookmark/bookmark.ts";
import { HiddenFields } from "#app/components/form/hidden-fields.tsx";
import { TeaserRow } from "#app/components/teaser/teaser-card.tsx";
import { BOOKMARKS_PATH } from "#app/domain/bookmarks/bookmarks-path.ts";
import { Button } from "#app/ui/button/button.tsx";

/** A saved article, and the way out of the list: sent by script, posted without it. What was removed may be taken back where it stood. */
export function BookmarkRow({ entry: { teaser, savedAt } }: { entry: BookmarkEntry }) {
  const { id, title } = teaser;
  const [isRemoved, setRemoved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasRemoved = useRef(false);
  const intent = isRemoved ? "save-bookmark" : "remove-bookmark";

  useEffect(() => {
    // The button that was pressed has made way for its opposite.
    if (wasRemoved.current !== isRemoved) button.current?.focus();
    wasRemoved.current = isRemoved;
  }, [isRemoved]);

  async function press(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    try {
      const { changeBookmark } = await import("#app/components/bookmark/change-bookmark.client.ts");
      if (await changeBookmark({ id, savedAt: Date.parse(savedAt) }, isRemoved)) setRemoved(!isRemoved);
    } catch (error) {
      logError(`The form '${intent}' is sent without script`, error);
      HTMLFormElement.prototype.submit.call(form);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="grid gap-3 py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-6">
      {isRemoved ? (
        <p className="text-soft">„{title}“ ist nicht mehr gemerkt.</p>
      ) : (
        <TeaserRow teaser={teaser} size="S" as="h2" />
      )}
      <form
        method="post"
        action={BOOKMARKS_PATH}
        data-form={intent}
        onSubmit={press}
        aria-busy={isBusy || undefined}
        className="print:hidden"
      >
        <HiddenFields intent={intent} fields={{ post: String(id), savedAt }} />
        <Button key={intent} ref={button} type="submit" tone="quiet">
          {isRemoved ? "Rückgängig" : "Entfernen"}
          <span className="sr-only">: {title}</span>
        </Button>
      </form>
    </li>
  );
}
