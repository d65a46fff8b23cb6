import { FormFrame } from "#app/components/form/form-frame.tsx";
import type { FormAnswer } from "#app/domain/forms/form-state.ts";
import { TEAM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { rolesForm } from "#app/domain/staff/staff-forms.ts";
import { readRoles } from "#app/domain/staff/staff-roles.ts";
import { DetailsSummary } from "#app/features/newsroom/room/details-summary.tsx";
import { ButtonForm } from "#app/features/newsroom/room/room-section.tsx";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import { RoleFields } from "./role-fields.tsx";
import type { MemberView } from "./staff-view-model.ts";

type MemberLineProps = { member: MemberView; sent: FormAnswer | null };

/** A member of the team, with the possible changes behind a disclosure. */
export function MemberLine({ member, sent }: MemberLineProps) {
  const { id, name, mail, roles, rolesText, state, text, isSelf } = member;
  const fields = { id: String(id) };
  const isLocked = state === "LOCKED";
  return (
    <li className="grid grid-cols-1 gap-1 border-b border-rule pt-4 pb-1 wrap-anywhere first:border-t" data-member={mail}>
      <p className={`flex flex-wrap items-baseline gap-x-3 ${isLocked ? "text-soft" : ""}`}>
        <span className="font-serif text-title-s leading-[1.26] font-[620]">{name}</span>
        <span className="font-semibold">{rolesText}</span>
        {isLocked && <span className="font-semibold text-live">gesperrt</span>}
        {isSelf && <span className="text-soft">du</span>}
      </p>
      <p className="text-[0.9375rem] text-soft">{`${mail} · ${text}`}</p>
      <details className="group" open={sent?.state.errors.roles !== undefined}>
        <DetailsSummary>
          Ändern<span className="sr-only">{`: ${name}`}</span>
        </DetailsSummary>
        <div className="grid gap-5 pt-1 pb-4">
          <FormFrame intent={rolesForm.name} action={TEAM_PATH} fields={fields} className="grid justify-items-start gap-3">
            <RoleFields
              form={`member-${id}`}
              chosen={sent?.form === rolesForm.name ? readRoles(sent.state.values) : roles}
              error={sent?.state.errors.roles ?? null}
            />
            <Button type="submit">Rollen speichern</Button>
          </FormFrame>
          <div className="grid gap-3 border-t border-rule pt-4">
            <ButtonRow>
              {member.hasSessions && (
                <ButtonForm intent="sessions" action={TEAM_PATH} fields={fields} tone="quiet">
                  Überall abmelden
                </ButtonForm>
              )}
              {member.hasPasskeys && (
                <ButtonForm intent="passkeys" action={TEAM_PATH} fields={fields} tone="quiet">
                  Passkeys entfernen
                </ButtonForm>
              )}
              {!isLocked && (
                <ButtonForm intent="reset" action={TEAM_PATH} fields={fields} tone="quiet">
                  {state === "INVITED" ? "Neuer Link" : "Zugang zurücksetzen"}
                </ButtonForm>
              )}
              {isLocked ? (
                <ButtonForm intent="unlock" action={TEAM_PATH} fields={fields} tone="quiet">
                  Entsperren
                </ButtonForm>
              ) : (
                <ButtonForm intent="lock" action={TEAM_PATH} fields={fields} tone="danger">
                  Sperren
                </ButtonForm>
              )}
            </ButtonRow>
            {state === "ACTIVE" && (
              <p className="text-[0.9375rem] text-soft">
                Zurücksetzen nimmt Passwort, zweiten Faktor und Passkeys weg und gibt einen neuen Link. Sperren meldet überall ab.
              </p>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}
