import type { BrandReaderService } from "#app/configuration/brands/brand.ts";
import { readerService as service } from "#brand/reader-service.ts";

/** The contact for help with subscriptions. */
export const readerService: BrandReaderService = service;
