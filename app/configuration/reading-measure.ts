/**
 * The Austrian reading measure (rules 9.10), by the Measurement Manager of INFOnline: country and method are fixed, the codes by which
 * pages are grouped are agreed with the publisher, who sets them in the brand.
 */
import type { PageType } from "#app/domain/tracking/page-type.ts";
import { codes } from "#brand/content-codes.ts";

export const readingMeasure = { cn: "at", mh: 5 } as const;

export const contentCodes: Record<PageType, string> = codes;
