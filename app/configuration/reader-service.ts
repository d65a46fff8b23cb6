import type { BrandReaderService } from "#app/configuration/brands/brand.ts";
import { readerService as service } from "#brand/reader-service.ts";

/** Who helps with subscriptions. */
export const readerService: BrandReaderService = service;
