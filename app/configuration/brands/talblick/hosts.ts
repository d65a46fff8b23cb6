import type { BrandHosts } from "#app/configuration/brands/brand.ts";

export const hosts: BrandHosts = { pictures: ["*"], embeds: { generic: ["www.openstreetmap.org"] }, videoScripts: [] };
