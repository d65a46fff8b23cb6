import { formClass } from "#app/components/form/form-class.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { MAX_PUBLIC_NAME, publicNameForm } from "#app/domain/comment/comment-form.ts";
import { OWN_COMMENTS_PATH } from "#app/domain/comment/comment-paths.ts";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { OwnCommentsView, OwnCommentView } from "./own-comments-view-model.ts";

type OwnCommentsPageProps = {
  view: OwnCommentsView;
  /** Of the name's form. */
  state: FormState;
  /** What was just done. */
  done: string | null;
};

/** What a reader wrote, the newest first, and under which name. */
export function OwnCommentsPage({ view: { publicName, isBanned, comments, next }, state, done }: OwnCommentsPageProps) {
  return (
    <article className="mx-auto grid max-w-[41rem] gap-6">
      <Title size="page" as="h1">
        Deine Kommentare
      </Title>
      {done !== null && <Notice role="status">{done}</Notice>}
      {isBanned && <Notice tone="live">Du kannst hier keine Kommentare mehr schreiben.</Notice>}
      <FormFrame intent={publicNameForm.name} action={OWN_COMMENTS_PATH} noValidate className={formClass}>
        <LabelledField
          form={publicNameForm.name}
          name="name"
          label="Dein öffentlicher Name"
          error={state.errors.name ?? null}
          hint="Unter ihm stehen deine nächsten Kommentare. Frühere behalten den Namen, den sie haben."
        >
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              autoComplete="nickname"
              maxLength={MAX_PUBLIC_NAME}
              defaultValue={state.values.name ?? publicName ?? ""}
            />
          )}
        </LabelledField>
        <FormError html={state.formError} />
        <Button type="submit" tone="quiet">
          Name speichern
        </Button>
      </FormFrame>
      {comments.length === 0 ? (
        <p className="border-t border-rule pt-5 text-soft">Du hast noch keinen Kommentar geschrieben.</p>
      ) : (
        <ol className="border-t border-strong-rule">
          {comments.map((comment) => (
            <Entry key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      {next !== null && (
        <p>
          <ButtonLink tone="quiet" href={next} rel="next">
            Frühere Kommentare
          </ButtonLink>
        </p>
      )}
      <p>
        <TextLink isTall href="/profil">
          ← Zum Profil
        </TextLink>
      </p>
    </article>
  );
}

function Entry({ comment: { path, post, html, time, stateText, state } }: { comment: OwnCommentView }) {
  return (
    <li className="grid gap-1 border-b border-rule py-4 wrap-anywhere">
      <p className="text-[0.9375rem] text-soft">
        {time}, zu{" "}
        <a href={post.link} className="text-accent underline-hover">
          {post.title}
        </a>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the view model */}
      <div className="line-clamp-4 leading-7 [&_p+p]:mt-2" dangerouslySetInnerHTML={{ __html: html }} />
      <p className="flex flex-wrap items-baseline gap-x-4 text-[0.9375rem]">
        {state !== "SHOWN" && <span className="font-semibold">{stateText}</span>}
        <TextLink isTall href={path}>
          Ansehen, ändern, zurückziehen
        </TextLink>
      </p>
    </li>
  );
}
