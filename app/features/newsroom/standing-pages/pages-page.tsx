import { FormError } from "#app/components/form/form-error.tsx";
import { PAGES_PATH } from "#app/domain/newsroom/pages/page-paths.ts";
import { StateMark } from "#app/features/newsroom/desk/state-mark.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { PageLineView, PagesView } from "./pages-view-model.ts";

type PagesPageProps = { view: PagesView; rights: readonly StaffRight[]; error: string | null };

/** Pages outside the stream of news: begin one, find one. */
export function PagesPage({ view: { lines, more, notice }, rights, error }: PagesPageProps) {
  return (
    <NewsroomRoom current={PAGES_PATH} rights={rights}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <RoomHeading title="Seiten">
          Impressum, Kontakt und was sonst immer dasteht. Was du schreibst, sieht niemand, bis du es veröffentlichst.
        </RoomHeading>
        <ButtonForm intent="begin" action={PAGES_PATH} className="print:hidden">
          Neue Seite
        </ButtonForm>
      </div>
      <FormError html={error} />
      {notice !== null && <Notice role="status">{notice}</Notice>}
      {lines.length === 0 ? (
        <p className="text-soft">Noch keine Seite. Die erste beginnt mit einem Klick auf „Neue Seite“.</p>
      ) : (
        <ul className="grid grid-cols-1">
          {lines.map((line) => (
            <PageLine key={line.id} line={line} />
          ))}
        </ul>
      )}
      <OlderLink href={more}>Weitere Seiten</OlderLink>
    </NewsroomRoom>
  );
}

/** A page in the list, a link as a whole. */
function PageLine({ line: { id, href, title, address, state, text } }: { line: PageLineView }) {
  return (
    <li className="border-b border-rule first:border-t" data-standing-page={id}>
      <a href={href} className="group grid min-h-16 grid-cols-1 content-center gap-1.5 py-3.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
          <span className="min-w-0 flex-[1_1_18rem] font-serif text-title-s leading-[1.26] font-[620] wrap-anywhere hyphens-auto group-hover:text-accent">
            {title}
          </span>
          <StateMark state={state.name}>{state.text}</StateMark>
        </span>
        {address !== null && <span className="text-[0.9375rem] wrap-anywhere">{address}</span>}
        <span className="text-[0.9375rem] text-soft wrap-anywhere">{text}</span>
      </a>
    </li>
  );
}
