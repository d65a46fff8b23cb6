/** What staff may do (decision 104): each role has its rights, who has several roles has the rights of all. */
export const staffRights = ["ticker", "tips", "status", "takedown", "comments", "preview", "staff"] as const;
export type StaffRight = (typeof staffRights)[number];

export const staffRoles = ["editor", "chief", "operator", "administrator"] as const;
export type StaffRole = (typeof staffRoles)[number];

const newsroomRights = ["ticker", "tips", "comments", "preview"] as const;
const rightsOfRoles: Record<StaffRole, readonly StaffRight[]> = {
  editor: newsroomRights,
  chief: [...newsroomRights, "takedown"],
  operator: ["status"],
  administrator: staffRights,
};

/** Programs that send NEWSROOM_TOKEN write tickers and read tips; nothing else is theirs. */
export const programRights: readonly StaffRight[] = ["ticker", "tips"];

/** In the order of `staffRights`. */
export function toRights(roles: readonly StaffRole[]): StaffRight[] {
  return staffRights.filter((right) => roles.some((role) => rightsOfRoles[role].includes(right)));
}

/** As they are kept: divided by commas, in the order of `staffRoles`. What is no role is left out. */
export function parseRoles(text: string): StaffRole[] {
  const named = text.split(",").map((part) => part.trim());
  return staffRoles.filter((role) => named.includes(role));
}
