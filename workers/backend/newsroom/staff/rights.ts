/** What staff may do (decision 104): each role has its rights; a member with several roles has the rights of all. */
import * as contract from "#graphql/generated/contract.ts";

/** As the contract names them, in the small letters of the database. */
export type StaffRight = Lowercase<contract.StaffRight>;
export type StaffRole = Lowercase<contract.StaffRole>;

const toSmall = <Name extends string>(name: Name) => name.toLowerCase() as Lowercase<Name>;
export const staffRights: readonly StaffRight[] = contract.staffRights.map(toSmall);
export const staffRoles: readonly StaffRole[] = contract.staffRoles.map(toSmall);

const newsroomRights: readonly StaffRight[] = [
  "ticker",
  "tips",
  "comments",
  "preview",
  "breaking",
  "write",
  "publish",
  "front",
  "death_notices",
  "numbers",
];
const rightsOfRoles: Record<StaffRole, readonly StaffRight[]> = {
  reporter: ["write"],
  editor: newsroomRights,
  chief: [...newsroomRights, "takedown", "advertising"],
  operator: ["status"],
  administrator: staffRights,
};

/** Programs that send NEWSROOM_TOKEN write tickers and read tips, and may do nothing else. */
export const programRights: readonly StaffRight[] = ["ticker", "tips"];

/** In the order of `staffRights`. */
export function toRights(roles: readonly StaffRole[]): StaffRight[] {
  return staffRights.filter((right) => roles.some((role) => rightsOfRoles[role].includes(right)));
}

/** As they are stored: separated by commas, in the order of `staffRoles`. Unknown roles are left out. */
export function parseRoles(text: string): StaffRole[] {
  const named = text.split(",").map((part) => part.trim());
  return staffRoles.filter((role) => named.includes(role));
}
