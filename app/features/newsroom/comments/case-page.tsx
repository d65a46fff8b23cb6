import { FormError } from "#app/components/form/form-error.tsx";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { NEWSROOM_COMMENTS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { Badges } from "./badges.tsx";
import { CaseForms } from "./case-forms.tsx";
import { CaseHistory } from "./case-history.tsx";
import { ComplaintForm } from "./complaint-form.tsx";
import { ModerationKeys } from "./moderation-keys.tsx";
import { NearComments } from "./near-comments.tsx";
import { QueueTabs } from "./queue-tabs.tsx";
import type { QueueView } from "./queue-view-model.ts";

type OpenCase = NonNullable<QueueView["case"]>;
type CasePageProps = {
  view: QueueView;
  comment: OpenCase;
  /** The form that came back, with its name. */
  form: { name: string; state: FormState } | null;
  rights: readonly StaffRight[];
};

/** One comment, what may be decided about it, and on a desk beside it what it answers and who wrote it. */
export function CasePage({ view: { tabs, path }, comment, form, rights }: CasePageProps) {
  const { id, parents, answers, complaint } = comment;
  const stateOf = (name: string) => (form?.name === name ? form.state : emptyForm);
  return (
    <NewsroomRoom current={NEWSROOM_COMMENTS_PATH} rights={rights} isWide>
      <RoomHeading title={`Kommentar Nr. ${id}`} />
      <QueueTabs tabs={tabs} />
      <CaseNav comment={comment} path={path} />
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid max-w-[46rem] grid-cols-1 content-start gap-6">
          <FormError html={form?.state.formError ?? null} />
          <NearComments title="Antwortet auf" comments={parents} />
          <CaseText comment={comment} />
          {complaint !== null && <ComplaintForm comment={comment} text={complaint} state={stateOf("complaint")} />}
          <CaseForms comment={comment} stateOf={stateOf} />
          <NearComments title="Antworten" comments={answers} />
          <ModerationKeys isCase />
        </div>
        <CaseHistory comment={comment} />
      </div>
    </NewsroomRoom>
  );
}

function CaseNav({ comment: { previous, next, position }, path }: { comment: OpenCase; path: string }) {
  return (
    <nav aria-label="Durch die Liste" className="-mt-4 flex flex-wrap items-center gap-x-6 print:hidden">
      <TextLink isTall href={path} data-key="l">
        ← Liste
      </TextLink>
      {position !== null && <span className="text-soft">{position}</span>}
      {previous !== null && (
        <TextLink isTall href={previous} rel="prev" data-key="k">
          Voriger
        </TextLink>
      )}
      {next !== null && (
        <TextLink isTall href={next} rel="next" data-key="j">
          Nächster
        </TextLink>
      )}
    </nav>
  );
}

function CaseText({ comment: { id, author, time, html, badges, post, link } }: { comment: OpenCase }) {
  return (
    <article className="grid grid-cols-1 gap-2 border-l-3 border-accent bg-surface p-4 wrap-anywhere md:p-6" data-case={id}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-[0.9375rem]">
        <span className="font-semibold">{author}</span>
        <span className="text-soft">{time}</span>
        <Badges badges={badges} />
      </p>
      <div
        className="text-[1.125rem] leading-[1.5] [&_a]:text-accent [&_a]:underline [&_p+p]:mt-3"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the view model
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <p className="text-[0.9375rem] text-soft">
        zu{" "}
        <a href={post.link} className="text-accent underline-hover">
          {post.title}
        </a>
      </p>
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <TextLink href={post.all}>Alle zu diesem Beitrag</TextLink>
        {link !== null && <TextLink href={link}>Wie ihn alle sehen</TextLink>}
      </p>
    </article>
  );
}
