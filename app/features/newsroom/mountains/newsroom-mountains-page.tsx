import { NEWSROOM_MOUNTAINS_PATH, toNewMountainPath } from "#app/domain/mountain/mountain-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { LinkLine } from "#app/features/newsroom/room/room-section.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/button/button.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { MountainLine, NewsroomMountainsView } from "./newsroom-mountains-view-model.ts";

/** Passes and webcams, as the publisher keeps them. */
export function NewsroomMountainsPage({ view, rights }: { view: NewsroomMountainsView; rights: readonly StaffRight[] }) {
  return (
    <NewsroomRoom current={NEWSROOM_MOUNTAINS_PATH} rights={rights}>
      <RoomHeading title="Berge">Pässe und Webcams. Was du einträgst oder änderst, sehen sofort alle.</RoomHeading>
      <ButtonRow as="p">
        <ButtonLink href={toNewMountainPath("pass")}>Pass eintragen</ButtonLink>
        <ButtonLink tone="quiet" href={toNewMountainPath("webcam")}>
          Webcam eintragen
        </ButtonLink>
      </ButtonRow>
      <Lines title="Pässe" lines={view.passes} empty="Noch ist kein Pass eingetragen." />
      <Lines title="Webcams" lines={view.webcams} empty="Noch ist keine Webcam eingetragen." />
    </NewsroomRoom>
  );
}

function Lines({ title, lines, empty }: { title: string; lines: readonly MountainLine[]; empty: string }) {
  return (
    <section aria-label={title}>
      <Title size="S" as="h2" className="mb-2">
        {title}
      </Title>
      {lines.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <ul className="grid grid-cols-1">
          {lines.map(({ id, href, title: name, text }) => (
            <LinkLine key={id} href={href} text={text}>
              <span className="leading-snug font-semibold wrap-anywhere group-hover:text-accent">{name}</span>
            </LinkLine>
          ))}
        </ul>
      )}
    </section>
  );
}
