import { DESK_PATH, toDeskPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { DifferenceSection } from "#app/features/newsroom/desk/difference/difference-section.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm } from "#app/features/newsroom/room/room-section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { VersionView } from "./version-view-model.ts";

/** What a version had and what the text has by now, and the way back. */
export function VersionPage({ view, rights }: { view: VersionView; rights: readonly StaffRight[] }) {
  const { postId, versionId, revision, isEditable, name, title, about, difference } = view;
  return (
    <NewsroomRoom current={DESK_PATH} rights={rights}>
      <div className="grid grid-cols-1 gap-2">
        <p className="text-[0.9375rem]">
          <TextLink isTall href={toDeskPath(postId)}>
            Zurück zum Beitrag
          </TextLink>
        </p>
        <RoomHeading title={title}>{`${name} · ${about}`}</RoomHeading>
      </div>
      {isEditable && !difference.isSame && (
        <ButtonForm
          intent="restore"
          action={toDeskPath(postId)}
          fields={{ known: String(revision), version: String(versionId) }}
          tone="quiet"
          className="print:hidden"
        >
          Diesen Stand zurückholen
        </ButtonForm>
      )}
      <DifferenceSection
        difference={difference}
        gone="stand damals da"
        come="ist seither dazugekommen"
        same="Der Text steht jetzt genau so da."
      />
    </NewsroomRoom>
  );
}
