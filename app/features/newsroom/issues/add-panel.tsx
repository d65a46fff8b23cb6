import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { addForm } from "#app/domain/newsroom/issues/issue-form.ts";
import { SECTION_PARAMETER } from "#app/domain/newsroom/issues/issue-paths.ts";
import { tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { choice, choiceInput, choiceLabel, fieldHint } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { IssueView } from "./issue-view-model.ts";

type AddPanelProps = { opened: NonNullable<IssueView["opened"]>; path: string; seen: IssueView["seen"]; state: FormState };

/** Looks for a post, and adds it to a section. */
export function AddPanel({ opened, path, seen, state: { values, errors } }: AddPanelProps) {
  const { at, key, heading, words, found, isMissed } = opened;
  const chosen = Number(values.post ?? 0) || found?.[0]?.id;
  return (
    <section aria-label={heading} className={tintedForm}>
      <Title size="sub" as="h4">
        {heading}
      </Title>
      <form action={path} className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <input type="hidden" name={SECTION_PARAMETER} value={at} />
        <LabelledField form="suche" name="q" label="Beitrag suchen" error={null} hint="Wörter, Nummer oder Adresse">
          {(attributes) => (
            <input
              {...attributes}
              type="search"
              autoComplete="off"
              maxLength={300}
              defaultValue={words}
              // biome-ignore lint/a11y/noAutofocus: it was asked for
              autoFocus={found === null || isMissed}
            />
          )}
        </LabelledField>
        <Button type="submit" tone="paper" size="l" className="justify-self-start">
          Suchen
        </Button>
      </form>
      {isMissed && <p role="status">{`Zu „${words}“ gibt es keinen Beitrag.`}</p>}
      {found !== null && !isMissed && (
        <FormFrame
          intent={addForm.name}
          action={`${path}?${new URLSearchParams({ [SECTION_PARAMETER]: String(at), q: words })}`}
          fields={{ ...seen, section: key }}
          className="grid justify-items-start gap-4"
          noValidate
        >
          <fieldset className="w-full min-w-0">
            <legend className="sr-only">Welcher Beitrag</legend>
            {found.map(({ id, title, text }) => (
              <div key={id} className={choice}>
                <input
                  id={`beitrag-${id}`}
                  type="radio"
                  name="post"
                  value={id}
                  defaultChecked={id === chosen}
                  className={choiceInput}
                  // biome-ignore lint/a11y/noAutofocus: the first of what was found
                  autoFocus={id === chosen}
                />
                <label htmlFor={`beitrag-${id}`} className={`${choiceLabel} wrap-anywhere`}>
                  <span className="font-semibold">{title}</span>
                  <span className={`block ${fieldHint}`}>{text}</span>
                </label>
              </div>
            ))}
            <FieldError id="beitrag-post" error={errors.post ?? null} />
          </fieldset>
          <Button type="submit">Hinzufügen</Button>
        </FormFrame>
      )}
      <TextLink isTall href={path}>
        Schließen
      </TextLink>
    </section>
  );
}
