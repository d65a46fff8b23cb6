import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { issuePlanForm } from "#app/domain/newsroom/issues/issue-form.ts";
import { PlanDetails, PlanNotice, StepDetails } from "#app/features/newsroom/room/draft-steps.tsx";
import { ButtonForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { IssueView } from "./issue-view-model.ts";

type IssueBarProps = { view: IssueView; plan: FormState; rights: readonly StaffRight[] };

/** What becomes of an issue: looked at, tried, left out; without a schedule sent or planned; and the draft thrown away. */
export function IssueBar({ view, plan, rights }: IssueBarProps) {
  const { path, preview, seen, hasHour, isDraft, isLeftOut, planned, readers } = view;
  const maySend = !hasHour && isDraft && rights.includes("PUBLISH");
  return (
    <div className="grid grid-cols-1 gap-4 print:hidden">
      {planned !== null && <PlanNotice planned={planned} mayUnplan={maySend} action={path} fields={seen} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={preview} tone="quiet">
          Vorschau
        </ButtonLink>
        <ButtonForm intent="test" action={path} fields={seen} tone="quiet">
          Probemail an mich
        </ButtonForm>
        {hasHour && (
          <FormFrame intent="leave-out" action={path} fields={seen}>
            <Button type="submit" name="do" value={isLeftOut ? "back" : "out"} tone={isLeftOut ? undefined : "quiet"}>
              {isLeftOut ? "Doch senden" : "Diese Ausgabe entfällt"}
            </Button>
          </FormFrame>
        )}
      </div>
      {isDraft && (
        <div className="flex flex-wrap items-start gap-x-8">
          {maySend && (
            <StepDetails
              intent="send"
              action={path}
              fields={seen}
              title="Jetzt senden"
              // How many will get it is named before it is pressed.
              text={`Die Ausgabe geht sofort an ${readers}. Eine Mail lässt sich nicht zurückholen.`}
              button={`An ${readers} senden`}
            />
          )}
          {maySend && (
            <PlanDetails
              intent={issuePlanForm.name}
              action={path}
              fields={seen}
              label="Geht hinaus"
              hint="Auf die Minute genau, höchstens 14 Tage voraus."
              plan={plan}
            />
          )}
          <StepDetails
            intent="discard"
            action={path}
            fields={seen}
            title="Alles verwerfen"
            text={
              hasHour
                ? "Betreff, Einleitung und Beiträge gehen verloren; die Ausgabe macht sich wieder von selbst."
                : "Betreff, Einleitung und Beiträge gehen verloren."
            }
            button="Verwerfen"
            isDangerous
          />
        </div>
      )}
    </div>
  );
}
