/** The entries of a ticker in their order. */
import { type MouseEvent, useContext } from "react";
import { readKeptHtml } from "#app/islands/react/kept-html.ts";
import { EntryContentView, toEntryAnchor } from "./entry-content.tsx";
import { EntryContents } from "./entry-contents.ts";
import type { Entry } from "./ticker-state.ts";

type TickerListProps = { entries: readonly Entry[]; now: Date; onShare?: (event: MouseEvent<HTMLElement>) => void };

export function TickerList({ entries, now, onShare }: TickerListProps) {
  return (
    // The links in it answer to the keyboard; the list only hears of it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on a link is what Enter makes as well
    <ol className="ticker" onClick={onShare}>
      {entries.map((entry) => (
        <TickerItem key={entry.id} entry={entry} now={now} />
      ))}
    </ol>
  );
}

function TickerItem({ entry, now }: { entry: Entry; now: Date }) {
  const { id, date, isPinned, isKeyEvent, isNew = false, content } = entry;
  const contents = useContext(EntryContents);
  const look = [isPinned && "ticker-pinned", isKeyEvent && "ticker-key", isNew && "ticker-new"]
    .filter((name) => name !== false)
    .join(" ");
  const attributes = { id: toEntryAnchor(id), className: look === "" ? undefined : look };
  if (content === "gone")
    return (
      <li {...attributes}>
        <p className="text-soft">Dieser Eintrag wurde entfernt.</p>
      </li>
    );
  const shown = content === "kept" ? (contents?.get(id) ?? null) : content;
  if (shown === null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very page holds already
    return <li {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={readKeptHtml(attributes.id)} />;
  return (
    <li {...attributes}>
      {isPinned && <p className="ticker-mark">Angepinnt</p>}
      {isNew && <p className="ticker-mark">Neu</p>}
      {isKeyEvent && <span className="sr-only">Wichtiges Ereignis</span>}
      <EntryContentView id={id} date={date} content={shown} now={now} />
    </li>
  );
}
