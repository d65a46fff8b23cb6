import { TEAM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { readRoles } from "#app/domain/staff/staff-roles.ts";
import { DetailsSummary } from "#app/features/newsroom/details-summary.tsx";
import { Button, ButtonRow } from "#app/ui/button/button.tsx";
import { RoleFields } from "./role-fields.tsx";
import type { MemberView } from "./staff-view.ts";
import type { WrongTeamForm } from "./team-page.tsx";

type MemberLineProps = { member: MemberView; wrong: WrongTeamForm | null };

/** Somebody of the team, with what can be changed behind a word. */
export function MemberLine({ member, wrong }: MemberLineProps) {
  const { id, name, mail, roles, rolesText, state, text, isSelf } = member;
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
      <details className="group" open={wrong !== null && wrong.errors.roles !== undefined}>
        <DetailsSummary>
          Ändern<span className="sr-only">{`: ${name}`}</span>
        </DetailsSummary>
        <div className="grid gap-5 pt-1 pb-4">
          <form method="post" action={TEAM_PATH} className="grid justify-items-start gap-3">
            <input type="hidden" name="id" value={id} />
            <RoleFields
              form={`member-${id}`}
              chosen={wrong?.values.intent === "roles" ? readRoles(wrong.values) : roles}
              error={wrong?.errors.roles ?? null}
            />
            <Button type="submit" name="intent" value="roles">
              Rollen speichern
            </Button>
          </form>
          <form method="post" action={TEAM_PATH} className="grid gap-3 border-t border-rule pt-4">
            <input type="hidden" name="id" value={id} />
            <ButtonRow>
              {member.hasSessions && (
                <Button type="submit" name="intent" value="sessions" tone="quiet">
                  Überall abmelden
                </Button>
              )}
              {!isLocked && (
                <Button type="submit" name="intent" value="reset" tone="quiet">
                  {state === "INVITED" ? "Neuer Link" : "Zugang zurücksetzen"}
                </Button>
              )}
              {isLocked ? (
                <Button type="submit" name="intent" value="unlock" tone="quiet">
                  Entsperren
                </Button>
              ) : (
                <Button type="submit" name="intent" value="lock" tone="danger">
                  Sperren
                </Button>
              )}
            </ButtonRow>
            {state === "ACTIVE" && (
              <p className="text-[0.9375rem] text-soft">
                Zurücksetzen nimmt Passwort und zweiten Faktor weg und gibt einen neuen Link. Sperren meldet überall ab.
              </p>
            )}
          </form>
        </div>
      </details>
    </li>
  );
}
