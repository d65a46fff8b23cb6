import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { pinForm } from "#app/domain/newsroom/front/front-form.ts";
import { FRONT_PATH } from "#app/domain/newsroom/front/front-paths.ts";
import { PostChoice, PostSearch } from "#app/features/newsroom/room/post-search.tsx";
import { tintedForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button } from "#app/ui/button/button.tsx";
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
      <PostSearch
        action={FRONT_PATH}
        place={{ name: "platz", value: spot }}
        words={words}
        isMissed={isMissed}
        hasFocus={found === null || isMissed}
      />
      {offered.length > 0 && (
        <FormFrame
          intent={pinForm.name}
          action={`${FRONT_PATH}?platz=${encodeURIComponent(spot)}`}
          fields={{ ...seen, spot }}
          className="grid justify-items-start gap-4"
          noValidate
        >
          <PostChoice posts={offered} chosen={chosen} error={errors.post ?? null} hasFocus={found !== null && !isMissed} />
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
