/** Addresses that the brand tells readers and that do not exist; no reason not to deploy, but one to look. */

import { readerService } from "#brand/reader-service.ts";
import { findReservedDomain } from "#workers/backend/configuration/reserved-domain.ts";
import type { Target } from "./read-target.ts";

/** One English line each, for what serves readers. */
export function listBrandNotes({ env }: Pick<Target, "env">): string[] {
  if (env !== "prod" || findReservedDomain(readerService.email) === null) return [];
  return [
    `Note: readers are told to write to ${readerService.email}, an example: reader-service.ts of the brand names the paper's own`,
  ];
}
