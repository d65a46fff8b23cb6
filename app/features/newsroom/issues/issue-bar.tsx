import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormState } from "#app/domain/forms/form-state.ts";
import { issuePlanForm } from "#app/domain/newsroom/issues/issue-form.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { ButtonForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { LabelledField } from "#app/ui/field/labelled-field.tsx";
import { Notice } from "#app/ui/notice/notice.tsx";
import type { StaffRight } from "#graphql/generated/contract.ts";
import type { IssueView } from "./issue-view-model.ts";

type IssueBarProps = { view: IssueView; plan: FormState; rights: readonly StaffRight[] };

/** What becomes of an issue: looked at, tried, left out; without a schedule sent or planned; and the draft thrown away. */
export function IssueBar({ view, plan, rights }: IssueBarProps) {
  const { path, preview, seen, hasHour, isDraft, isLeftOut, planned } = view;
  const maySend = !hasHour && isDraft && rights.includes("PUBLISH");
  return (
    <div className="grid grid-cols-1 gap-4 print:hidden">
      {planned !== null && (
        <Notice className="flex flex-wrap items-center justify-between gap-3">
          <p>{planned}</p>
          {maySend && (
            <ButtonForm intent="unplan" action={path} fields={seen} tone="paper">
              Plan zurücknehmen
            </ButtonForm>
          )}
        </Notice>
      )}
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
          {maySend && <SendNow view={view} />}
          {maySend && <Plan view={view} plan={plan} />}
          <details className="group">
            <DetailsSummary isDangerous>Alles verwerfen</DetailsSummary>
            <div className="grid justify-items-start gap-3 py-3">
              <p>
                {hasHour
                  ? "Betreff, Einleitung und Beiträge gehen verloren; die Ausgabe macht sich wieder von selbst."
                  : "Betreff, Einleitung und Beiträge gehen verloren."}
              </p>
              <ButtonForm intent="discard" action={path} fields={seen} tone="danger">
                Verwerfen
              </ButtonForm>
            </div>
          </details>
        </div>
      )}
    </div>
  );
}

/** Names how many will get it, before it is pressed. */
function SendNow({ view: { path, seen, readers } }: Pick<IssueBarProps, "view">) {
  return (
    <details className="group">
      <DetailsSummary>Jetzt senden</DetailsSummary>
      <div className="grid justify-items-start gap-3 py-3">
        <p>{`Die Ausgabe geht sofort an ${readers}. Eine Mail lässt sich nicht zurückholen.`}</p>
        <ButtonForm intent="send" action={path} fields={seen}>
          {`An ${readers} senden`}
        </ButtonForm>
      </div>
    </details>
  );
}

function Plan({ view: { path, seen }, plan }: Pick<IssueBarProps, "view" | "plan">) {
  return (
    <details className="group" open={Object.keys(plan.errors).length > 0}>
      <DetailsSummary>Für später planen</DetailsSummary>
      <FormFrame
        intent={issuePlanForm.name}
        action={path}
        fields={seen}
        className="grid justify-items-start gap-4 py-3"
        noValidate
      >
        <LabelledField
          form="plan"
          name="at"
          label="Geht hinaus"
          error={plan.errors.at}
          hint="Auf die Minute genau, höchstens 14 Tage voraus."
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
  );
}
