import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { planForm } from "#app/domain/newsroom/front/front-form.ts";
import { FRONT_PATH, FRONT_PREVIEW_PATH, FRONT_STATES_PATH } from "#app/domain/newsroom/front/front-paths.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { ButtonForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { FrontView } from "./front-view-model.ts";

type FrontBarProps = { view: Pick<FrontView, "seen" | "isDraft" | "planned" | "outdated">; plan: FormState };

/** What becomes of the draft: looked at, published, planned, thrown away; and the way to what was before. */
export function FrontBar({ view: { seen, isDraft, planned, outdated }, plan }: FrontBarProps) {
  return (
    <div className="grid grid-cols-1 gap-4 print:hidden">
      {outdated !== null && <Notice as="p">{outdated}</Notice>}
      {planned !== null && (
        <Notice className="flex flex-wrap items-center justify-between gap-3">
          <p>{planned}</p>
          <ButtonForm intent="unplan" action={FRONT_PATH} fields={seen} tone="paper">
            Plan zurücknehmen
          </ButtonForm>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {isDraft && (
          <ButtonForm intent="publish" action={FRONT_PATH} fields={seen}>
            Veröffentlichen
          </ButtonForm>
        )}
        <ButtonLink href={FRONT_PREVIEW_PATH} tone="quiet">
          Vorschau
        </ButtonLink>
        <ButtonLink href={FRONT_STATES_PATH} tone="quiet">
          Stände
        </ButtonLink>
      </div>
      {isDraft && (
        <div className="flex flex-wrap items-start gap-x-8">
          <details className="group" open={Object.keys(plan.errors).length > 0}>
            <DetailsSummary>Für später planen</DetailsSummary>
            <FormFrame
              intent={planForm.name}
              action={FRONT_PATH}
              fields={seen}
              className="grid justify-items-start gap-4 py-3"
              noValidate
            >
              <LabelledField
                form="plan"
                name="at"
                label="Erscheint"
                error={plan.errors.at}
                hint="Auf die Minute genau, höchstens 60 Tage voraus."
              >
                {(attributes) => (
                  <input
                    {...attributes}
                    type="datetime-local"
                    className={`${attributes.className} w-full max-w-72 tabular-nums`}
                    defaultValue={plan.values.at}
                    required
                  />
                )}
              </LabelledField>
              <Button type="submit" tone="quiet">
                Planen
              </Button>
            </FormFrame>
          </details>
          <details className="group">
            <DetailsSummary isDangerous>Entwurf verwerfen</DetailsSummary>
            <div className="grid justify-items-start gap-3 py-3">
              <p>Alles, was seit dem letzten Veröffentlichen geändert wurde, geht verloren.</p>
              <ButtonForm intent="discard" action={FRONT_PATH} fields={seen} tone="danger">
                Verwerfen
              </ButtonForm>
            </div>
          </details>
        </div>
      )}
    </div>
  );
}
