import { formClass } from "#app/components/form/form-class.ts";
import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { complaintForm, editForm, MAX_COMMENT } from "#app/domain/comment/comment-form.ts";
import { OWN_COMMENTS_PATH, toCommentsPath } from "#app/domain/comment/comment-paths.ts";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { Button } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { OwnCommentView } from "./own-comments-view-model.ts";

type OwnCommentPageProps = {
  comment: OwnCommentView;
  /** Forms that came back, by their intent. */
  forms: Readonly<Record<string, FormState>>;
};

/** A reader's own comment: where it stands, why it waits or was taken away, and what its author may do about that. */
export function OwnCommentPage({ comment, forms }: OwnCommentPageProps) {
  const { path, link, post, text, html, time, stateText, why, editableUntil, decision } = comment;
  return (
    <article className="mx-auto grid max-w-[41rem] gap-6">
      <div>
        <Title size="page" as="h1">
          Dein Kommentar
        </Title>
        <p className="mt-2 text-[1.125rem] text-soft">
          zu{" "}
          <a href={post.link} className="text-accent underline-hover">
            {post.title}
          </a>
        </p>
      </div>
      <Notice role="status">
        <p className="font-semibold">{stateText}</p>
        {why !== null && <p className="mt-1">{why}</p>}
        {link !== null && (
          <p className="mt-1">
            <TextLink href={link}>Im Gespräch ansehen</TextLink>
          </p>
        )}
      </Notice>
      <div className="border-y border-rule py-5 wrap-anywhere">
        <p className="text-[0.9375rem] text-soft">{time}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the view model */}
        <div className="mt-2 leading-7 [&_p+p]:mt-3" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      {decision !== null && <Decision path={path} decision={decision} state={forms[complaintForm.name] ?? emptyForm} />}
      {editableUntil !== null && <Edit path={path} text={text} until={editableUntil} state={forms[editForm.name] ?? emptyForm} />}
      <Withdraw path={path} error={forms.withdraw?.formError ?? null} />
      <p className="flex flex-wrap gap-x-6">
        <TextLink isTall href={toCommentsPath(post.link)}>
          ← Alle Kommentare
        </TextLink>
        <TextLink isTall href={OWN_COMMENTS_PATH}>
          Was du geschrieben hast
        </TextLink>
      </p>
    </article>
  );
}

function Edit({ path, text, until, state }: { path: string; text: string; until: string; state: FormState }) {
  return (
    <details className="group" open={state !== emptyForm}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">
        Ändern (bis {until})
      </summary>
      <FormFrame intent={editForm.name} action={path} noValidate className={`mt-3 ${formClass}`}>
        <TypedField
          form={editForm.name}
          label="Dein Kommentar"
          value={state.values.text ?? text}
          error={state.errors.text ?? null}
        />
        <FormError html={state.formError} />
        <Button type="submit">Änderung speichern</Button>
      </FormFrame>
    </details>
  );
}

function Withdraw({ path, error }: { path: string; error: string | null }) {
  return (
    <details className="group" open={error !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">Zurückziehen</summary>
      <FormFrame intent="withdraw" action={path} className={`mt-3 ${formClass}`}>
        <p>Name und Text werden gelöscht. Antworten anderer bleiben stehen.</p>
        <FormError html={error} />
        <Button type="submit" tone="danger">
          Ja, zurückziehen
        </Button>
      </FormFrame>
    </details>
  );
}

type DecisionProps = { path: string; decision: NonNullable<OwnCommentView["decision"]>; state: FormState };

/** What the newsroom decided and why, and the complaint against it. */
function Decision({ path, decision, state }: DecisionProps) {
  const { ground, reason, time, canComplain, hasComplained, answer, isUpheld } = decision;
  return (
    <section aria-label="Entscheidung der Redaktion" className="grid gap-3">
      <Title size="section" as="h2">
        Entscheidung der Redaktion
      </Title>
      <p className="text-[0.9375rem] text-soft">{time}</p>
      <p>
        <strong className="font-semibold">{ground}</strong>
        {reason !== "" && `: ${reason}`}
      </p>
      <p className="text-soft">
        Ein Mensch in der Redaktion hat das entschieden. Du kannst dich hier beschweren, und dir steht der Weg zu einer
        außergerichtlichen Streitbeilegung und zu Gericht offen.
      </p>
      {hasComplained && (
        <p>
          {answer === null
            ? "Deine Beschwerde ist bei der Redaktion. Du bekommst eine Antwort per E-Mail."
            : `${isUpheld === true ? "Deine Beschwerde war berechtigt" : "Die Redaktion bleibt dabei"}: ${answer}`}
        </p>
      )}
      {canComplain && (
        <FormFrame intent={complaintForm.name} action={path} noValidate className={formClass}>
          <TypedField
            form={complaintForm.name}
            label="Was ist an der Entscheidung falsch?"
            value={state.values.text ?? ""}
            error={state.errors.text ?? null}
          />
          <FormError html={state.formError} />
          <Button type="submit" tone="quiet">
            Beschwerde senden
          </Button>
        </FormFrame>
      )}
    </section>
  );
}

function TypedField({ form, label, value, error }: { form: string; label: string; value: string; error: string | null }) {
  return (
    <LabelledField form={form} name="text" label={label} error={error}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={5}
          required
          maxLength={MAX_COMMENT}
          defaultValue={value}
          className={`${attributes.className} max-h-[70dvh] min-h-32 w-full resize-y [field-sizing:content]`}
        />
      )}
    </LabelledField>
  );
}
