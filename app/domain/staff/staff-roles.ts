/** Roles of staff (decision 104), as people read them. */
export const staffRoles = [
  { role: "EDITOR", title: "Redaktion", text: "Ticker, Tipps, Kommentare, Vorschau" },
  { role: "CHIEF", title: "Chefredaktion", text: "dazu Beiträge sperren" },
  { role: "OPERATOR", title: "Betrieb", text: "Status des Systems" },
  { role: "ADMINISTRATOR", title: "Verwaltung", text: "alles, auch Team und Protokoll" },
] as const;
export type StaffRoleName = (typeof staffRoles)[number]["role"];

/** `Redaktion, Betrieb`. */
export function toRolesText(roles: readonly StaffRoleName[]): string {
  return staffRoles.flatMap(({ role, title }) => (roles.includes(role) ? [title] : [])).join(", ");
}

/** Those whose box of a form was ticked: fields are called `role-EDITOR`. */
export function readRoles(entries: Readonly<Record<string, unknown>>): StaffRoleName[] {
  return staffRoles.flatMap(({ role }) => (entries[`role-${role}`] === undefined ? [] : [role]));
}
