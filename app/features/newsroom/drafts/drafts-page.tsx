import { FormError } from "#app/components/form/form-error.tsx";
import { DRAFTS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, OlderLink, RoomSection, tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { field, fieldInput, fieldLabel } from "#app/ui/field/field-class.ts";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { DraftsView, SharedView, WaitingPostView } from "./drafts-view-model.ts";

type DraftsPageProps = {
  view: DraftsView;
  rights: readonly StaffRight[];
  /** The link that was just made. */
  shared: SharedView | null;
  error: string | null;
  /** What was done. */
  notice: string | null;
};

/** What readers do not see yet, and the links that show it to others. */
export function DraftsPage({ view: { scheduled, drafts, older }, rights, shared, error, notice }: DraftsPageProps) {
  return (
    <NewsroomRoom current={DRAFTS_PATH} rights={rights}>
      <RoomHeading title="Entwürfe">
        Was noch niemand sieht. Ein Link zur Vorschau zeigt es so, wie es später ohne Anmeldung, mit Konto oder mit Abo zu lesen
        ist.
      </RoomHeading>
      <FormError html={error} />
      {notice !== null && <Notice role="status">{notice}</Notice>}
      {shared !== null && <SharedLink shared={shared} />}
      <WaitingList
        title="Geplant"
        posts={scheduled}
        emptyText="Nichts ist geplant. Was im Redaktionssystem einen späteren Zeitpunkt hat, steht dann hier."
      />
      <WaitingList
        title="Noch ohne Datum"
        posts={drafts}
        emptyText="Hier ist kein Entwurf. Entwürfe kommen aus dem Redaktionssystem."
      />
      <OlderLink href={older}>Ältere Entwürfe</OlderLink>
    </NewsroomRoom>
  );
}

function SharedLink({ shared: { title, address, text } }: { shared: SharedView }) {
  return (
    <section className={tintedForm} aria-labelledby="vorschau-titel">
      <Title size="sub" as="h2" className="wrap-anywhere">
        <span id="vorschau-titel">{`Vorschau von „${title}“`}</span>
      </Title>
      <label className={field}>
        <span className={fieldLabel}>Link zum Weitergeben</span>
        <input readOnly value={address} className={fieldInput} data-preview-link />
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
    <RoomSection title={title}>
      {posts.length === 0 && <p className="text-soft">{emptyText}</p>}
      <ul className="grid grid-cols-1">
        {posts.map(({ id, title: name, text }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-4 wrap-anywhere first:border-t"
          >
            <div className="grid min-w-0 flex-[1_1_16rem] gap-1">
              <p className="font-serif text-title-s leading-[1.26] font-[620] hyphens-auto">{name}</p>
              <p className="text-[0.9375rem] text-soft">{`Nr. ${id} · ${text}`}</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <ButtonForm intent="share" action={DRAFTS_PATH} fields={{ id: String(id) }} tone="quiet">
                Vorschau teilen
                <span className="sr-only">{`: ${name}`}</span>
              </ButtonForm>
              <ButtonForm intent="end" action={DRAFTS_PATH} fields={{ id: String(id) }} tone="quiet">
                Links beenden
                <span className="sr-only">{`: ${name}`}</span>
              </ButtonForm>
            </div>
          </li>
        ))}
      </ul>
    </RoomSection>
  );
}
