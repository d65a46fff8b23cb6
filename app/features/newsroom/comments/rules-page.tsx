import { FormError } from "#app/components/form/form-error.tsx";
import { FormFrame } from "#app/components/form/form-frame.tsx";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { commentRules, FORMER_FIELD, MAX_LISTED_WORDS, SECTION_FIELD } from "#app/domain/newsroom/moderation-form.ts";
import { COMMENT_RULES_PATH } from "#app/domain/newsroom/moderation-paths.ts";
import { NEWSROOM_COMMENTS_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { NewsroomRoom } from "#app/features/newsroom/room/newsroom-room.tsx";
import { RoomHeading } from "#app/features/newsroom/room/room-heading.tsx";
import { ButtonForm, RoomSection } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField, toPlainField } from "#app/ui/field/field.tsx";
import { choice, choiceInput, choiceLabel, fieldHint, fieldInput } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import { type RulesView, toRuleTitle } from "./rules-view-model.ts";

const postField = toPlainField("beitrag", "Beitrag");

type RulesPageProps = {
  view: RulesView;
  /** The form that came back, with its name. */
  form: { name: string; state: FormState } | null;
  rights: readonly StaffRight[];
};

/** Where comments are taken, under which names, and which words hold one. */
export function RulesPage({ view, form, rights }: RulesPageProps) {
  const stateOf = (name: string) => (form?.name === name ? form.state : emptyForm);
  return (
    <NewsroomRoom current={NEWSROOM_COMMENTS_PATH} rights={rights}>
      <RoomHeading title="Regeln für Kommentare">
        <TextLink href={NEWSROOM_COMMENTS_PATH}>← Kommentare</TextLink>
      </RoomHeading>
      <FormError html={form?.state.formError ?? null} />
      <DefaultRule rule={view.defaultRule} state={stateOf("default")} />
      <Sections sections={view.sections} />
      <Posts posts={view.posts} state={stateOf("post")} />
      <Settings view={view} state={stateOf("settings")} />
    </NewsroomRoom>
  );
}

function DefaultRule({ rule: chosen, state }: { rule: RulesView["defaultRule"]; state: FormState }) {
  return (
    <RoomSection title="Vorgabe">
      {chosen === null && (
        <Notice as="p">
          Noch ist nichts gewählt: Bis dahin werden nirgends Kommentare angenommen, wo nicht unten etwas anderes steht.
        </Notice>
      )}
      <FormFrame intent="default" action={COMMENT_RULES_PATH} className="grid justify-items-start gap-4" noValidate>
        <fieldset className="grid w-full gap-1">
          <legend className="sr-only">Vorgabe für alle Beiträge</legend>
          {commentRules.map(({ rule, title, text }) => (
            <div key={rule} className={choice}>
              <input
                id={`vorgabe-${rule}`}
                type="radio"
                name="rule"
                value={rule}
                className={choiceInput}
                defaultChecked={rule === chosen}
                required
              />
              <label htmlFor={`vorgabe-${rule}`} className={choiceLabel}>
                <span className="font-semibold">{title}</span>
                <span className={`block ${fieldHint}`}>{text}</span>
              </label>
            </div>
          ))}
          <FieldError id="vorgabe-rule" error={state.errors.rule ?? null} />
        </fieldset>
        <Button type="submit">Vorgabe speichern</Button>
      </FormFrame>
    </RoomSection>
  );
}

function Sections({ sections }: Pick<RulesView, "sections">) {
  if (sections.length === 0) return null;
  return (
    <RoomSection title="Rubriken">
      <p className="text-soft">{toOwnText(sections)} Gehört ein Beitrag zu mehreren, gilt die strengere Regel.</p>
      <details className="group">
        <DetailsSummary>Alle Rubriken</DetailsSummary>
        <FormFrame intent="sections" action={COMMENT_RULES_PATH} className="mt-2 grid justify-items-start gap-4">
          <ul className="grid w-full grid-cols-1 gap-x-8 sm:grid-cols-2">
            {sections.map(({ slug, name, rule }) => (
              <li key={slug} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b border-rule py-1.5">
                <label htmlFor={`rubrik-${slug}`} className="wrap-anywhere">
                  {name}
                </label>
                <input type="hidden" name={FORMER_FIELD + slug} value={rule} />
                <RuleSelect id={`rubrik-${slug}`} name={SECTION_FIELD + slug} value={rule} none="Vorgabe" />
              </li>
            ))}
          </ul>
          <Button type="submit" tone="quiet">
            Rubriken speichern
          </Button>
        </FormFrame>
      </details>
    </RoomSection>
  );
}

function toOwnText(sections: RulesView["sections"]): string {
  const own = sections.filter(({ rule }) => rule !== "").map(({ name, rule }) => `${name} (${toRuleTitle(rule)})`);
  return own.length === 0 ? "Überall gilt die Vorgabe." : `Eine eigene Regel haben: ${own.join(", ")}.`;
}

function Posts({ posts, state }: Pick<RulesView, "posts"> & { state: FormState }) {
  return (
    <RoomSection title="Einzelne Beiträge">
      <FormFrame
        intent="post"
        action={COMMENT_RULES_PATH}
        className="grid grid-cols-1 items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
        noValidate
      >
        <TextField
          form="beitragsregel"
          field={postField}
          value={state.values.beitrag ?? null}
          error={state.errors.beitrag ?? null}
          hint="Nummer oder Adresse"
        />
        <div className="grid">
          <label htmlFor="beitragsregel-rule" className="sr-only">
            Regel
          </label>
          <RuleSelect id="beitragsregel-rule" name="rule" value={state.values.rule ?? "CLOSED"} none={null} />
        </div>
        <Button type="submit" tone="quiet" size="l" className="justify-self-start">
          Setzen
        </Button>
      </FormFrame>
      {posts.length > 0 && (
        <ul className="grid grid-cols-1">
          {posts.map(({ id, title, link, ruleText }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3 first:border-t"
              data-post-rule={id}
            >
              <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <a href={link} className="text-accent underline-hover">
                  {title}
                </a>
                <span className="block text-[0.9375rem] text-soft">{ruleText}</span>
              </p>
              <ButtonForm intent="post" action={COMMENT_RULES_PATH} fields={{ beitrag: String(id), rule: "" }} tone="quiet">
                Zurück zur Vorgabe<span className="sr-only">{`: ${title}`}</span>
              </ButtonForm>
            </li>
          ))}
        </ul>
      )}
    </RoomSection>
  );
}

function Settings({ view: { areNamesReal, words }, state }: { view: RulesView; state: FormState }) {
  const names = [
    { value: "FREE", title: "Frei gewählt", isChosen: !areNamesReal },
    { value: "REAL", title: "Vor- und Nachname", isChosen: areNamesReal },
  ];
  return (
    <RoomSection title="Namen und Wörter">
      <FormFrame intent="settings" action={COMMENT_RULES_PATH} className="grid justify-items-start gap-5" noValidate>
        <fieldset className="grid w-full gap-1">
          <legend className="font-semibold">Unter welchem Namen Kommentare stehen</legend>
          {names.map(({ value, title, isChosen }) => (
            <div key={value} className={choice}>
              <input
                id={`namen-${value}`}
                type="radio"
                name="names"
                value={value}
                className={choiceInput}
                defaultChecked={isChosen}
              />
              <label htmlFor={`namen-${value}`} className={choiceLabel}>
                {title}
              </label>
            </div>
          ))}
          <p className={fieldHint}>Gilt für Namen, die ab jetzt gewählt werden.</p>
        </fieldset>
        <LabelledField
          form="woerter"
          name="words"
          label="Wörter, bei denen ein Kommentar wartet"
          isOptional
          error={state.errors.words}
          hint="Eines je Zeile. Mit * am Ende alles, was so beginnt."
        >
          {(attributes) => (
            <textarea {...attributes} rows={6} maxLength={MAX_LISTED_WORDS} defaultValue={state.values.words ?? words} />
          )}
        </LabelledField>
        <Button type="submit" tone="quiet">
          Namen und Wörter speichern
        </Button>
      </FormFrame>
    </RoomSection>
  );
}

function RuleSelect({ id, name, value, none }: { id: string; name: string; value: string; none: string | null }) {
  return (
    <select id={id} name={name} className={fieldInput} defaultValue={value}>
      {none !== null && <option value="">{none}</option>}
      {commentRules.map(({ rule, title }) => (
        <option key={rule} value={rule}>
          {title}
        </option>
      ))}
    </select>
  );
}
