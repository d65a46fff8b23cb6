import { PAGES_PATH, toPagePath, toPagePreviewPath } from "#app/domain/newsroom/pages/page-paths.ts";
import { DifferenceSection } from "#app/features/newsroom/desk/difference/difference-section.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm } from "#app/features/newsroom/room/room-section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { PageStateView } from "./page-state-view-model.ts";

/** What a state of a standing page had and what readers have by now, and the way back. */
export function PageStatePage({ view, rights }: { view: PageStateView; rights: readonly StaffRight[] }) {
  const { pageId, stateId, revision, latest, name, title, about, isFormer, difference, words } = view;
  return (
    <NewsroomRoom current={PAGES_PATH} rights={rights}>
      <div className="grid grid-cols-1 gap-2 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.9375rem] print:hidden">
          <TextLink isTall href={toPagePath(pageId)}>
            Zurück zur Seite
          </TextLink>
          <TextLink isTall href={toPagePreviewPath(pageId, stateId)}>
            Diesen Stand ansehen
          </TextLink>
        </p>
        <RoomHeading title={title}>{`${name} · ${about}`}</RoomHeading>
      </div>
      {isFormer && (
        <ButtonForm
          intent="restore"
          action={toPagePath(pageId)}
          fields={{ known: String(revision), latest: String(latest), state: String(stateId) }}
          tone="quiet"
          className="print:hidden"
        >
          Wieder veröffentlichen
        </ButtonForm>
      )}
      <DifferenceSection difference={difference} {...words} />
    </NewsroomRoom>
  );
}
