import { staffRoles } from "#app/domain/staff/staff-roles.ts";
import { FieldError } from "#app/ui/field/field-error.tsx";
import type { StaffRole } from "#graphql/generated/contract.ts";

type RoleFieldsProps = {
  /** Of the form: ids begin with it. */
  form: string;
  chosen: readonly StaffRole[];
  error: string | null;
};

/** The roles, of which a member may have several. */
export function RoleFields({ form, chosen, error }: RoleFieldsProps) {
  return (
    <fieldset className="grid gap-1" aria-describedby={`${form}-roles-error`}>
      <legend className="pb-1 font-semibold">Rollen</legend>
      {staffRoles.map(({ role, title, text }) => (
        <label key={role} className="inline-flex min-h-11 items-center gap-3">
          <input type="checkbox" name={`role-${role}`} className="size-6 shrink-0" defaultChecked={chosen.includes(role)} />
          <span>
            {title} <span className="text-[0.9375rem] text-soft">{text}</span>
          </span>
        </label>
      ))}
      <FieldError id={`${form}-roles`} error={error} />
    </fieldset>
  );
}
