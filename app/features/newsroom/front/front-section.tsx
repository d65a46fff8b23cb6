import { FormFrame } from "#app/components/form/form-frame.tsx";
import { emptyForm, type FormState } from "#app/domain/forms/form-state.ts";
import { FRONT_PATH, toSpotId } from "#app/domain/newsroom/front/front-paths.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { ButtonForm } from "#app/features/newsroom/room/room-section.tsx";
import { Title } from "#app/ui/title/title.tsx";
import type { FrontView, SectionView, SourceGroup } from "./front-view-model.ts";
import { PlaceRow } from "./place-row.tsx";
import { SectionForm } from "./section-form.tsx";
import { decideFocus, StepButton } from "./step-button.tsx";

type FrontSectionProps = {
  section: SectionView;
  seen: FrontView["seen"];
  sources: SourceGroup[];
  opened: FrontView["opened"];
  doneAt: FrontView["doneAt"];
  pinState: FormState;
  /** Its settings as they came back; null while nothing is wrong with them. */
  form: FormState | null;
};

/** A section of the front page: what it is, its way up and down, its settings and its places. */
export function FrontSection({ section, seen, sources, opened, doneAt, pinState, form }: FrontSectionProps) {
  const { key, name, text, rank, isFirst, isLast, isFixed, places } = section;
  const focused = doneAt?.spot === key ? decideFocus(doneAt.step ?? "up", { isFirst, isLast }) : null;
  return (
    <li
      id={toSpotId({ section: key, place: null })}
      className="grid scroll-mt-4 grid-cols-1 gap-3 border-t-3 border-strong-rule pt-3"
      data-front-section={key}
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <Title size="sub" as="h2">
            {name}
          </Title>
          <p className="text-[0.9375rem] text-soft">{text}</p>
        </div>
        <FormFrame
          intent="move-section"
          action={FRONT_PATH}
          fields={{ ...seen, section: key }}
          className="flex shrink-0 gap-1 print:hidden"
        >
          <StepButton step="up" label={`Nach oben: Abschnitt „${name}“, ${rank}`} isEnd={isFirst} hasFocus={focused === "up"} />
          <StepButton
            step="down"
            label={`Nach unten: Abschnitt „${name}“, ${rank}`}
            isEnd={isLast}
            hasFocus={focused === "down"}
          />
        </FormFrame>
      </div>
      {isFixed && <p className="text-soft">Dieser Abschnitt bringt seine Beiträge selbst; hier wird nichts angeheftet.</p>}
      {(!isFixed || places.some(({ post }) => post !== null)) && (
        <ol className="grid grid-cols-1">
          {places.map((place, index) => (
            <PlaceRow
              key={place.place}
              place={place}
              section={key}
              sectionName={name}
              seen={seen}
              isFixed={isFixed}
              isLast={index === places.length - 1}
              focus={doneAt?.spot === place.spot ? doneAt : null}
              opened={opened?.spot === place.spot ? opened : null}
              pinState={pinState}
            />
          ))}
        </ol>
      )}
      <details className="group print:hidden" open={form !== null}>
        <DetailsSummary>
          Abschnitt ändern<span className="sr-only">{`: ${name}`}</span>
        </DetailsSummary>
        <SectionForm
          id={toSpotId({ section: key, place: null })}
          sectionKey={key}
          values={section.values}
          state={form ?? emptyForm}
          {...{ seen, sources }}
        />
        <ButtonForm intent="remove-section" action={FRONT_PATH} fields={{ ...seen, section: key }} tone="danger" className="pb-2">
          Abschnitt entfernen<span className="sr-only">{`: ${name}`}</span>
        </ButtonForm>
      </details>
    </li>
  );
}
