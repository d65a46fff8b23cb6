import { FormError } from "#app/components/form/form-error.tsx";
import { PAGES_PATH, toPagePreviewPath } from "#app/domain/newsroom/pages/page-paths.ts";
import type { SentForm } from "#app/features/newsroom/desk/post/panels/publish-panel.tsx";
import { StateMark } from "#app/features/newsroom/desk/state-mark.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { Island } from "#app/islands/island.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { DeskPageIsland } from "./desk-page.island.tsx";
import type { PageDeskView } from "./page-desk-view-model.ts";

type PageDeskPageProps = {
  view: PageDeskView;
  rights: readonly StaffRight[];
  /** What was done. */
  notice: string | null;
  form: SentForm;
};

/** A standing page where it is written. */
export function PageDeskPage({ view, rights, notice, form }: PageDeskPageProps) {
  const { id, name, state, link, outdated, isEditable } = view;
  return (
    <NewsroomRoom current={PAGES_PATH} rights={rights} isWide>
      <div className="grid grid-cols-1 gap-2 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.9375rem] print:hidden">
          <TextLink isTall href={PAGES_PATH}>
            Alle Seiten
          </TextLink>
          {link !== null && (
            <TextLink isTall href={link} target="_blank">
              Seite ansehen
            </TextLink>
          )}
          <StateMark state={state.name}>{state.text}</StateMark>
        </p>
        <h1 className="sr-only">{name}</h1>
      </div>
      {notice !== null && form === null && <Notice role="status">{notice}</Notice>}
      <FormError html={form?.formError ?? null} />
      {outdated !== null && <Notice>{outdated}</Notice>}
      {!isEditable && (
        <Notice>
          <p>Diese Seite hat mehr, als der Editor hält: höchstens 700 kB und 400 Bausteine.</p>
          <p className="mt-2">
            <TextLink isTall href={toPagePreviewPath(id)} target="_blank">
              So sieht sie aus
            </TextLink>
          </p>
        </Notice>
      )}
      <Island of={DeskPageIsland} until="idle" props={{ view, form }} />
    </NewsroomRoom>
  );
}
