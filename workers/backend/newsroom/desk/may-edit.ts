/** Who may change a post of the desk: who may publish any; others what they began, until it is planned or published. */
import type { StaffRight } from "#workers/backend/newsroom/staff/rights.ts";
import type { DeskRow } from "./desk-rows.ts";

type Who = { staff: number | null; rights: readonly StaffRight[] };

export function mayEdit({ created_by, state }: Pick<DeskRow, "created_by" | "state">, { staff, rights }: Who): boolean {
  if (rights.includes("publish")) return true;
  return rights.includes("write") && staff !== null && created_by === staff && (state === "draft" || state === "submitted");
}
