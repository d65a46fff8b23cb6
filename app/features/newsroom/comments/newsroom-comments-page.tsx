import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { NEWSROOM_COMMENTS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, OlderLink } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField, toPlainField } from "#app/ui/field/field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { NewsroomCommentsView, NewsroomCommentView } from "./newsroom-comments-view-model.ts";

const postField = toPlainField("beitrag", "Nur von einem Beitrag");

type NewsroomCommentsPageProps = {
  view: NewsroomCommentsView;
  /** The text that was typed as a post, and its error. */
  asked: { text: string; error: string | null };
  /** What went wrong with a button. */
  error: string | null;
  rights: readonly StaffRight[];
};

/** Readers' comments, and whether readers see them. */
export function NewsroomCommentsPage({ view, asked, error, rights }: NewsroomCommentsPageProps) {
  const { comments, older, path } = view;
  return (
    <NewsroomRoom current={NEWSROOM_COMMENTS_PATH} rights={rights}>
      <RoomHeading title="Kommentare">
        {asked.text === "" || asked.error !== null ? "Zuletzt eingetroffene zuerst. " : "Die jüngsten zuerst. "}
        Ausgeblendete bleiben es, auch wenn die Quelle sie noch einmal schickt; Antworten darauf bleiben stehen.
      </RoomHeading>
      <FormError html={error} />
      <form
        method="get"
        action={NEWSROOM_COMMENTS_PATH}
        className={`grid grid-cols-1 gap-4 ${asked.error === null ? "sm:grid-cols-[minmax(0,22rem)_auto_1fr] sm:items-end" : ""}`}
        noValidate
      >
        <TextField
          form="kommentare"
          field={postField}
          value={asked.text}
          error={asked.error}
          hasFocus={asked.error !== null}
          hint="Nummer oder Adresse"
        />
        <Button type="submit" tone="quiet" size="l" className="justify-self-start">
          Zeigen
        </Button>
        {asked.text !== "" && (
          <p>
            <TextLink isTall href={NEWSROOM_COMMENTS_PATH}>
              Alle
            </TextLink>
          </p>
        )}
      </form>
      {comments.length === 0 && (
        <p className="text-soft">
          {asked.text === ""
            ? "Noch kein Kommentar. Neue stehen hier, sobald sie eingetroffen sind."
            : "Zu diesem Beitrag gibt es keinen Kommentar."}
        </p>
      )}
      <ol className="grid grid-cols-1">
        {comments.map((comment) => (
          <CommentEntry key={comment.id} comment={comment} path={path} />
        ))}
      </ol>
      <OlderLink href={older}>Ältere Kommentare</OlderLink>
    </NewsroomRoom>
  );
}

function CommentEntry({ comment, path }: { comment: NewsroomCommentView; path: string }) {
  const { id, author, time, isHidden, post } = comment;
  return (
    <li
      id={`kommentar-${id}`}
      className="grid scroll-mt-6 grid-cols-1 gap-2 border-b border-rule py-4 wrap-anywhere first:border-t"
      data-comment={id}
      data-hidden={isHidden}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-[0.9375rem]">
        <span className="font-semibold">{author}</span>
        <span className="text-soft">{time}</span>
        {isHidden && <span className="font-semibold text-live">ausgeblendet</span>}
      </p>
      <CommentText comment={comment} />
      <p className="text-[0.9375rem] text-soft">
        Nr. {post.id}:{" "}
        <a href={post.path} className="text-accent underline-hover">
          {post.title}
        </a>
      </p>
      <ButtonForm intent={isHidden ? "show" : "hide"} action={`${path}#kommentar-${id}`} fields={{ id: String(id) }} tone="quiet">
        {isHidden ? "Wieder zeigen" : "Ausblenden"}
        <span className="sr-only">{`: Kommentar von ${author}`}</span>
      </ButtonForm>
      <details className="group print:hidden">
        <DetailsSummary isDangerous>
          Endgültig löschen
          <span className="sr-only">{`: Kommentar von ${author}`}</span>
        </DetailsSummary>
        <FormFrame intent="delete" action={path} fields={{ id: String(id) }} className="mt-2 grid justify-items-start gap-3">
          <p>
            Name und Text werden gelöscht. Der Kommentar kommt auch dann nicht wieder, wenn ihn die Quelle noch einmal schickt.
          </p>
          <Button type="submit" tone="danger">
            Ja, löschen
            <span className="sr-only">{`: Kommentar von ${author}`}</span>
          </Button>
        </FormFrame>
      </details>
    </li>
  );
}

function CommentText({ comment: { html, beginning, isHidden } }: { comment: NewsroomCommentView }) {
  const look = `leading-7 [&_a]:text-accent [&_a]:underline [&_p+p]:mt-3 ${isHidden ? "text-soft" : ""}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the view model
  const whole = <div className={look} dangerouslySetInnerHTML={{ __html: html }} />;
  if (beginning === null) return whole;
  return (
    <details className="group">
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span className={`block group-open:hidden ${look}`}>{beginning}</span>
        <span className="inline-flex min-h-11 items-center font-semibold text-accent">
          <span className="group-open:hidden">Ganz zeigen</span>
          <span className="hidden group-open:inline">Weniger zeigen</span>
        </span>
      </summary>
      {whole}
    </details>
  );
}
