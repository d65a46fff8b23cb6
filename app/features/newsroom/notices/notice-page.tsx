import { QuotedComment } from "#app/components/comment/quoted-comment.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { NEWSROOM_NOTICES_PATH, toNoticesPath } from "#app/domain/notice/notice-paths.ts";
import { FactList } from "#app/features/newsroom/room/fact-list.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { NoticeDecisionForm } from "./notice-decision-form.tsx";
import type { NoticeView } from "./notices-view-model.ts";

type NoticePageProps = { notice: NoticeView; form: FormState; rights: readonly StaffRight[] };

/** One notice: what it is about, what its sender says, and what was decided. */
export function NewsroomNoticePage({ notice, form, rights }: NoticePageProps) {
  const { id, title, received, explanation, place, sender, comment, isCommentGone, decision, deleted } = notice;
  return (
    <NewsroomRoom current={NEWSROOM_NOTICES_PATH} rights={rights}>
      <RoomHeading title={`Meldung Nr. ${id}`}>
        {title}, eingelangt {received}
      </RoomHeading>
      {comment !== null && <ReportedComment comment={comment} />}
      {isCommentGone && <p className="text-soft">Der Kommentar ist nicht mehr da: zurückgezogen oder gelöscht.</p>}
      {comment === null && place !== null && (
        <RoomSection title="Wo es steht">
          <p>
            <a href={place} className="text-accent underline-hover wrap-anywhere" rel="nofollow">
              {place}
            </a>
          </p>
        </RoomSection>
      )}
      {explanation === null ? (
        <p className="text-soft">Was geschrieben wurde und von wem, ist gelöscht. Für die Zahlen bleibt die Meldung stehen.</p>
      ) : (
        <RoomSection title="Was gemeldet wurde">
          <p className="max-w-[41rem] text-[1.125rem] leading-normal whitespace-pre-line wrap-anywhere">{explanation}</p>
          <FactList facts={sender} />
        </RoomSection>
      )}
      {decision === null ? (
        <NoticeDecisionForm notice={notice} form={form} />
      ) : (
        <RoomSection title={`Entschieden: ${decision.title}`}>
          {decision.reason !== null && <p className="whitespace-pre-line wrap-anywhere">{decision.reason}</p>}
          <p className="text-[0.9375rem] text-soft">
            {decision.time}
            {deleted !== null && `. Name, Adresse und Texte werden am ${deleted} gelöscht.`}
          </p>
        </RoomSection>
      )}
      <p className="print:hidden">
        <TextLink isTall href={toNoticesPath({ isOpen: true })}>
          ← Offene Meldungen
        </TextLink>
      </p>
    </NewsroomRoom>
  );
}

function ReportedComment({ comment }: { comment: NonNullable<NoticeView["comment"]> }) {
  const { isHidden, path, ...quoted } = comment;
  return (
    <QuotedComment author={quoted.author} html={quoted.html} post={quoted.post}>
      {isHidden && <span className="font-semibold text-live">nicht zu lesen</span>}
      {path !== null && (
        <a href={path} className="text-accent underline-hover">
          Im Gespräch
        </a>
      )}
    </QuotedComment>
  );
}
