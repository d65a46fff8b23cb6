/** Written by `npm run generate` from brand.json beside this folder: change it there. */
export const PORTAL_ID = "talblick";
