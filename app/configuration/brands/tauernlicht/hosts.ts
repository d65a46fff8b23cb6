import type { BrandHosts } from "#app/configuration/brands/brand.ts";

export const hosts: BrandHosts = { pictures: ["bilder.tauernlicht.example"], embeds: {}, videoScripts: [] };
