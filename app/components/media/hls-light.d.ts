/** The package describes its whole self alone; the light one lacks nothing that is used here. */
declare module "hls.js/light" {
  export { default } from "hls.js";
}
