import { useMemo } from "react";
import { toTrustedHtml } from "#app/browser/trusted-types.ts";
import { PostForm } from "#app/components/form/post-form.tsx";
import type { Sent } from "#app/components/form/use-sending.ts";
import { Picture } from "#app/components/picture/picture.tsx";
import type { Entries } from "#app/domain/forms/form-definition.ts";
import { toTickerPath } from "#app/domain/newsroom/newsroom-paths.ts";
import type { EntryView } from "#app/features/newsroom/newsroom-view.ts";
import { Button } from "#app/ui/button/button.tsx";
import { withLinks } from "#app/ui/text-link/text-link-class.ts";

type EntryListProps = {
  postId: number;
  entries: readonly EntryView[];
  /** Sends what the browser would post. */
  onAct: (entries: Entries) => Promise<Sent>;
  onEdit: (entry: EntryView) => void;
};

/** The entries as readers see them, each with what can be done to it. */
export function EntryList({ postId, entries, onAct, onEdit }: EntryListProps) {
  if (entries.length === 0)
    return <p className="text-soft">Noch kein Eintrag. Der erste macht aus dem Beitrag einen Liveticker.</p>;
  return (
    <ol className="grid grid-cols-1">
      {entries.map((entry) => (
        <li
          key={entry.id}
          id={`eintrag-${entry.id}`}
          data-entry={entry.id}
          className={`grid grid-cols-1 gap-2 border-t border-rule py-4 pl-4 ${entry.isKeyEvent ? "border-l-3 border-l-live" : "border-l-3 border-l-transparent"} ${entry.isPinned ? "bg-surface" : ""}`}
        >
          <EntryText entry={entry} />
          <div className="flex flex-wrap items-start gap-2">
            <a
              href={`${toTickerPath(postId)}?eintrag=${encodeURIComponent(entry.id)}`}
              className="inline-flex min-h-11 items-center rounded-sm border border-soft px-[1.15rem] font-semibold text-ink hover:border-ink hover:bg-surface"
              onClick={(event) => {
                event.preventDefault();
                onEdit(entry);
              }}
            >
              Bearbeiten
            </a>
            <ActionForm postId={postId} entry={entry} intent={entry.isPinned ? "unpin" : "pin"} onAct={onAct}>
              <Button type="submit" tone="quiet">
                {entry.isPinned ? "Lösen" : "Anheften"}
              </Button>
            </ActionForm>
            <details className="open:basis-full">
              <summary className="inline-flex min-h-11 cursor-pointer items-center px-3 font-semibold text-live">
                Entfernen
              </summary>
              <ActionForm postId={postId} entry={entry} intent="remove" onAct={onAct}>
                <p className="pb-2">Leser sehen den Eintrag dann nicht mehr.</p>
                <Button type="submit" tone="danger">
                  Ja, entfernen
                </Button>
              </ActionForm>
            </details>
          </div>
        </li>
      ))}
    </ol>
  );
}

function EntryText({ entry: { time, date, title, html, isPinned, isKeyEvent, picture } }: { entry: EntryView }) {
  return (
    <div className="grid grid-cols-1 gap-1 wrap-anywhere">
      <p className="flex flex-wrap gap-x-3 text-[0.9375rem] font-semibold text-soft">
        <time dateTime={date}>{time}</time>
        {isPinned && <span className="text-accent">Angeheftet</span>}
        {isKeyEvent && <span className="text-live">Wichtig</span>}
      </p>
      {title !== "" && <p className="font-bold">{title}</p>}
      <EntryHtml html={html} />
      {picture !== null && (
        <figure className="pt-1">
          <Picture picture={picture.picture} className="h-auto max-h-60 w-auto max-w-full rounded-sm" />
          {picture.credit !== "" && <figcaption className="pt-1 text-[0.875rem] text-soft">{`© ${picture.credit}`}</figcaption>}
        </figure>
      )}
    </div>
  );
}

/** Made trusted only once: React rewrites the HTML when the object is another. */
function EntryHtml({ html }: { html: string }) {
  const trusted = useMemo(() => toTrustedHtml(html), [html]);
  const look = `grid gap-2 leading-normal wrap-anywhere ${withLinks}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the edge (newsroom-view-model.ts)
  return <div className={look} dangerouslySetInnerHTML={{ __html: trusted }} />;
}

type ActionFormProps = Pick<EntryListProps, "postId" | "onAct"> & {
  entry: EntryView;
  intent: "pin" | "unpin" | "remove";
  children: React.ReactNode;
};

function ActionForm({ postId, entry, intent, onAct, children }: ActionFormProps) {
  return (
    <PostForm
      intent={intent}
      action={toTickerPath(postId)}
      fields={{ id: entry.id }}
      send={() => onAct({ intent, id: entry.id })}
    >
      {children}
    </PostForm>
  );
}
