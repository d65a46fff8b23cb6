import { FormError } from "#app/components/form/form-error.tsx";
import { parseDeskText } from "#app/domain/newsroom/desk/parse-desk-text.ts";
import { DESK_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { StateMark } from "#app/features/newsroom/desk/state-mark.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { Island } from "#app/islands/island.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { DeskText } from "#shared/content/desk-text.ts";
import { DeskPostIsland } from "./desk-post.island.tsx";
import type { SentForm } from "./panels/publish-panel.tsx";
import type { PostView } from "./post-view-model.ts";

type PostPageProps = {
  view: PostView;
  rights: readonly StaffRight[];
  /** What was done. */
  notice: string | null;
  form: SentForm;
};

/** A post where it is written. */
export function PostPage({ view, rights, notice, form }: PostPageProps) {
  const { name, state, stateText, link, isChangedSince, isEditable } = view;
  return (
    <NewsroomRoom current={DESK_PATH} rights={rights} isWide>
      <div className="grid grid-cols-1 gap-2 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.9375rem] print:hidden">
          <TextLink isTall href={DESK_PATH}>
            Alle Beiträge
          </TextLink>
          {link !== null && (
            <TextLink isTall href={link} target="_blank">
              Seite ansehen
            </TextLink>
          )}
          <StateMark state={state}>{stateText}</StateMark>
          {isChangedSince && <span className="font-semibold text-accent">Änderungen noch nicht veröffentlicht</span>}
        </p>
        <h1 className="sr-only">{name}</h1>
      </div>
      {notice !== null && <Notice role="status">{notice}</Notice>}
      <FormError html={form?.formError ?? null} />
      {!isEditable && <Notice>Diesen Beitrag darfst du lesen, aber nicht ändern.</Notice>}
      <Island of={DeskPostIsland} until="idle" props={{ view, form, typed: readRefused(form) }} />
    </NewsroomRoom>
  );
}

/** The text of a form without script that was not taken (actions/newsroom/desk/save-head.ts). */
function readRefused(form: SentForm): DeskText | null {
  return form?.name === "head" && form.values.text !== undefined ? parseDeskText(form.values.text) : null;
}
