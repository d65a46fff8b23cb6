/** Roles of staff (decision 104), as people read them. */
import { staffRoles as roles, type StaffRole } from "#graphql/generated/contract.ts";

const words: Record<StaffRole, { title: string; text: string }> = {
  REPORTER: { title: "Mitarbeit", text: "Beiträge schreiben und abgeben" },
  EDITOR: { title: "Redaktion", text: "veröffentlichen, Titelseite, Ticker, Tipps, Kommentare" },
  CHIEF: { title: "Chefredaktion", text: "dazu Beiträge sperren" },
  OPERATOR: { title: "Betrieb", text: "Status des Systems" },
  ADMINISTRATOR: { title: "Verwaltung", text: "alles, auch Team und Protokoll" },
};
export const staffRoles = roles.map((role) => ({ role, ...words[role] }));

/** `Redaktion, Betrieb`. */
export function toRolesText(roles: readonly StaffRole[]): string {
  return staffRoles.flatMap(({ role, title }) => (roles.includes(role) ? [title] : [])).join(", ");
}

/** Those whose box of a form was ticked: fields are called `role-EDITOR`. */
export function readRoles(entries: Readonly<Record<string, unknown>>): StaffRole[] {
  return staffRoles.flatMap(({ role }) => (entries[`role-${role}`] === undefined ? [] : [role]));
}
