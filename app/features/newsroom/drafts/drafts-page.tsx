import { DRAFTS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import type { StaffRightName } from "#app/domain/staff/newsroom-parts.ts";
import { NewsroomNav } from "#app/features/newsroom/newsroom-nav.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { DraftsView, SharedView, WaitingPostView } from "./drafts-view-model.ts";

type DraftsPageProps = {
  view: DraftsView;
  rights: readonly StaffRightName[];
  /** The link that was just made. */
  shared: SharedView | null;
  error: string | null;
};

/** What readers do not see yet, and the links that show it to others. */
export function DraftsPage({ view: { scheduled, drafts, older }, rights, shared, error }: DraftsPageProps) {
  return (
    <div className="mx-auto grid max-w-[46rem] gap-8">
      <NewsroomNav current={DRAFTS_PATH} rights={rights} />
      <div className="grid gap-1">
        <Title size="page" as="h1">
          Entwürfe
        </Title>
        <p className="text-soft">
          Was noch niemand sieht. Ein Link zur Vorschau zeigt es so, wie es später ohne Anmeldung, mit Konto oder mit Abo zu lesen
          ist.
        </p>
      </div>
      {error !== null && (
        <Notice tone="live" role="alert">
          {error}
        </Notice>
      )}
      {shared !== null && <SharedLink shared={shared} />}
      <WaitingList title="Geplant" posts={scheduled} emptyText="Nichts ist geplant." />
      <WaitingList title="Noch ohne Datum" posts={drafts} emptyText="Hier ist kein Entwurf." />
      {older !== null && (
        <p>
          <TextLink isTall href={older}>
            Ältere Entwürfe
          </TextLink>
        </p>
      )}
    </div>
  );
}

function SharedLink({ shared: { title, address, text } }: { shared: SharedView }) {
  return (
    <section className="grid gap-3 border-l-3 border-accent bg-surface px-4 py-4" aria-labelledby="vorschau-titel">
      <Title size="sub" as="h2">
        <span id="vorschau-titel">{`Vorschau von „${title}“`}</span>
      </Title>
      <label className="grid gap-1">
        <span className="font-semibold">Link zum Weitergeben</span>
        <input
          readOnly
          value={address}
          className="min-h-11 w-full rounded-sm border border-control bg-page px-3 text-[0.9375rem]"
          data-preview-link
        />
      </label>
      <p className="text-[0.9375rem] text-soft">{text}</p>
      <p>
        <TextLink isTall href={address}>
          Vorschau ansehen
        </TextLink>
      </p>
    </section>
  );
}

type WaitingListProps = { title: string; posts: readonly WaitingPostView[]; emptyText: string };

function WaitingList({ title, posts, emptyText }: WaitingListProps) {
  return (
    <section className="grid gap-2">
      <Title size="sub" as="h2">
        {title}
      </Title>
      {posts.length === 0 && <p className="text-soft">{emptyText}</p>}
      <ul className="grid">
        {posts.map(({ id, title: name, text }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-4 wrap-anywhere first:border-t"
          >
            <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
              <p className="font-serif text-title-s leading-[1.26] font-[620] hyphens-auto">{name}</p>
              <p className="text-[0.9375rem] text-soft">{`Nr. ${id} · ${text}`}</p>
            </div>
            <form method="post" action={DRAFTS_PATH}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="share" tone="quiet">
                Vorschau teilen
                <span className="sr-only">{`: ${name}`}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
