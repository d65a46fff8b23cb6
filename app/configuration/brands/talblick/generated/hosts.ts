/** Written by `npm run generate` from brand.json beside this folder: change it there. */
import type { BrandHosts } from "#app/configuration/brands/brand.ts";

export const hosts: BrandHosts = {
  "pictures": [
    "*"
  ],
  "embeds": {
    "generic": [
      "www.openstreetmap.org"
    ]
  },
  "videoScripts": []
};
