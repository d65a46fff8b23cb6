import type { BrandReaderService } from "#app/configuration/brands/brand.ts";

export const readerService: BrandReaderService = {
  name: "Leserservice",
  phone: "+43 6412 000000",
  email: "abo@tauernlicht.example",
  hours: "werktags von 8 bis 16 Uhr",
};
