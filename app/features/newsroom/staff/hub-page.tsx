import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { listParts } from "#app/domain/staff/newsroom-parts.ts";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm } from "#app/features/newsroom/room/room-section.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";

type HubPageProps = { name: string; rights: readonly StaffRight[] };

/** The first page after signing in: links to each part that the member may open. */
export function HubPage({ name, rights }: HubPageProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <RoomHeading title="Redaktion">{`Angemeldet als ${name}`}</RoomHeading>
        <ButtonForm intent="sign-out" action={NEWSROOM_PATH} tone="quiet">
          Abmelden
        </ButtonForm>
      </div>
      <nav aria-label="Redaktion">
        <ul className="grid grid-cols-1 md:grid-cols-2 md:gap-x-8 lg:grid-cols-3 lg:gap-x-12">
          {listParts(rights).map(({ title, path, text }) => (
            <li key={path} className="border-t border-rule">
              <a href={path} className="group grid h-full min-h-16 content-start gap-1 py-4">
                <span className="font-serif text-title-s leading-[1.26] font-[620] group-hover:text-accent">{title}</span>
                <span className="text-[0.9375rem] text-soft">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
