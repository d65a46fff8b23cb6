import { DESK_PATH, toDeskPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { VersionView } from "./version-view-model.ts";

const marks = { gone: "bg-live/10 text-live decoration-live", new: "bg-accent/10 text-accent no-underline" } as const;

/** What a version had and what the text has by now, and the way back. */
export function VersionPage({ view, rights }: { view: VersionView; rights: readonly StaffRight[] }) {
  const { postId, versionId, revision, isEditable, name, title, about, parts, isSame, isMore } = view;
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
      {isEditable && !isSame && (
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
      <RoomSection title="Unterschiede">
        <p className="text-soft">
          {isSame ? (
            "Der Text steht jetzt genau so da."
          ) : (
            <>
              <del className={marks.gone}>Durchgestrichen</del> stand damals da, <ins className={marks.new}>gefärbt</ins> ist
              seither dazugekommen.
            </>
          )}
        </p>
        {isMore && <p>Die Wörter sind gleich; anders sind Bilder, Angaben oder Auszeichnungen.</p>}
        <div className="max-w-[40rem] font-serif text-[1.125rem] leading-[1.6] whitespace-pre-line wrap-anywhere hyphens-auto">
          {parts.map(({ kind, text }, index) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
            if (kind === "same") return <span key={index}>{text}</span>;
            const Mark = kind === "gone" ? "del" : "ins";
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
              <Mark key={index} className={marks[kind]}>
                {text}
              </Mark>
            );
          })}
        </div>
      </RoomSection>
    </NewsroomRoom>
  );
}
