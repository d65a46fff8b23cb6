import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { pinForm } from "#app/domain/newsroom/front/front-form.ts";
import { FRONT_PATH } from "#app/domain/newsroom/front/front-paths.ts";
import { tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { choice, choiceInput, choiceLabel, fieldHint } from "#app/ui/field/field-class.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { FrontView } from "./front-view-model.ts";

type PlacePanelProps = { opened: NonNullable<FrontView["opened"]>; seen: FrontView["seen"]; state: FormState };

/** Looks for a post for a place, and pins one there until a moment. */
export function PlacePanel({ opened, seen, state: { values, errors } }: PlacePanelProps) {
  const { heading, spot, words, found, isMissed, post, title, text, ends } = opened;
  const offered = [
    ...(post === null ? [] : [{ id: post, title, text: `Steht jetzt hier: ${text}` }]),
    ...(found ?? []).filter(({ id }) => id !== post),
  ];
  const chosen = Number(values.post ?? 0) || (found?.find(({ id }) => id !== post)?.id ?? post);
  return (
    <section id="beitrag-waehlen" aria-label={heading} className={`col-span-full mt-1 scroll-mt-4 ${tintedForm}`}>
      <Title size="sub" as="h3">
        {heading}
      </Title>
      <form action={FRONT_PATH} className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <input type="hidden" name="platz" value={spot} />
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
      {offered.length > 0 && (
        <FormFrame
          intent={pinForm.name}
          action={`${FRONT_PATH}?platz=${encodeURIComponent(spot)}`}
          fields={{ ...seen, spot }}
          className="grid justify-items-start gap-4"
          noValidate
        >
          <fieldset className="w-full min-w-0">
            <legend className="sr-only">Welcher Beitrag</legend>
            {offered.map(({ id, title, text }) => (
              <div key={id} className={choice}>
                <input
                  id={`beitrag-${id}`}
                  type="radio"
                  name="post"
                  value={id}
                  defaultChecked={id === chosen}
                  className={choiceInput}
                  // biome-ignore lint/a11y/noAutofocus: the first of what was found
                  autoFocus={found !== null && !isMissed && id === chosen}
                />
                <label htmlFor={`beitrag-${id}`} className={`${choiceLabel} wrap-anywhere`}>
                  <span className="font-semibold">{title}</span>
                  <span className={`block ${fieldHint}`}>{text}</span>
                </label>
              </div>
            ))}
            <FieldError id="beitrag-post" error={errors.post ?? null} />
          </fieldset>
          <LabelledField
            form="anheften"
            name="ends"
            label="Bis"
            isOptional
            error={errors.ends}
            hint="Ohne Ende bleibt er, bis ihn jemand löst."
          >
            {(attributes) => (
              <input
                {...attributes}
                type="datetime-local"
                className={`${attributes.className} w-full max-w-72 tabular-nums`}
                defaultValue={values.ends ?? ends}
              />
            )}
          </LabelledField>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit">Hier anheften</Button>
            <TextLink isTall href={FRONT_PATH}>
              Schließen
            </TextLink>
          </div>
        </FormFrame>
      )}
    </section>
  );
}
