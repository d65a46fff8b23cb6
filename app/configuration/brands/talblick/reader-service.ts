import type { BrandReaderService } from "#app/configuration/brands/brand.ts";

export const readerService: BrandReaderService = {
  name: "Leserservice",
  phone: "+43 5574 000000",
  email: "abo@talblick.example",
  hours: "werktags von 8 bis 16 Uhr",
};
