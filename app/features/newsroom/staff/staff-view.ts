/** What the pages about staff show, as plain data. */
import type { StaffRole } from "#graphql/generated/contract.ts";

export type AccountView = {
  name: string;
  mail: string;
  rolesText: string;
  codesText: string;
  /** New ones are due. */
  hasFewCodes: boolean;
  sessions: readonly { id: number; title: string; text: string; isCurrent: boolean }[];
};

export type MemberView = {
  id: number;
  name: string;
  mail: string;
  roles: readonly StaffRole[];
  rolesText: string;
  state: "INVITED" | "ACTIVE" | "LOCKED";
  text: string;
  /** Whoever looks. */
  isSelf: boolean;
  hasSessions: boolean;
};

export type LogFilter = { person: number | null; kind: string | null };

export type LogView = {
  lines: readonly { id: number; at: string; time: string; who: string; what: string; subject: string }[];
  people: readonly Choice[];
  kinds: readonly Choice[];
  /** Address of the page before. */
  older: string | null;
};
export type Choice = { value: string; title: string; isChosen: boolean };
