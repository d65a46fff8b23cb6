import type { BrandIdentity } from "#app/configuration/brands/brand.ts";
import { identity } from "#brand/identity.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";

/** Name and description of the paper (decision 106). `id`: prefix of what is kept in readers' browsers and accounts. */
export const portalBrand: BrandIdentity & { id: string } = { ...identity, id: PORTAL_ID };
