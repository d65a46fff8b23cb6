import type { BrandLook } from "#app/configuration/brands/brand.ts";
import { look } from "#brand/look.ts";

/** Colours, fonts and the publisher's particulars as data: for the newsroom's preview alone, no reader's page needs them. */
export const portalLook: BrandLook = look;
