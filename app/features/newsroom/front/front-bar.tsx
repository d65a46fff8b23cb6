import type { FormState } from "#app/domain/forms/form-state.ts";
import { planForm } from "#app/domain/newsroom/front/front-form.ts";
import { FRONT_PATH, FRONT_PREVIEW_PATH, FRONT_STATES_PATH } from "#app/domain/newsroom/front/front-paths.ts";
import { PlanDetails, PlanNotice, StepDetails } from "#app/features/newsroom/room/draft-steps.tsx";
import { ButtonForm } from "#app/features/newsroom/room/room-section.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { FrontView } from "./front-view-model.ts";

type FrontBarProps = { view: Pick<FrontView, "seen" | "isDraft" | "planned" | "outdated">; plan: FormState };

/** What becomes of the draft: looked at, published, planned, thrown away; and the way to what was before. */
export function FrontBar({ view: { seen, isDraft, planned, outdated }, plan }: FrontBarProps) {
  return (
    <div className="grid grid-cols-1 gap-4 print:hidden">
      {outdated !== null && <Notice as="p">{outdated}</Notice>}
      {planned !== null && <PlanNotice planned={planned} action={FRONT_PATH} fields={seen} />}
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
          <PlanDetails
            intent={planForm.name}
            action={FRONT_PATH}
            fields={seen}
            label="Erscheint"
            hint="Auf die Minute genau, höchstens 60 Tage voraus."
            plan={plan}
          />
          <StepDetails
            intent="discard"
            action={FRONT_PATH}
            fields={seen}
            title="Entwurf verwerfen"
            text="Alles, was seit dem letzten Veröffentlichen geändert wurde, geht verloren."
            button="Verwerfen"
            isDangerous
          />
        </div>
      )}
    </div>
  );
}
