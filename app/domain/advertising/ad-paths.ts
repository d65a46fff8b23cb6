/** Addresses of advertising. */

/** Leads on to the address that its campaign has, and counts the click. */
export function toAdPath(id: number): string {
  return `/anzeige/${id}`;
}

/** The page in the frame of an advertising network. */
export const AD_FRAME_PATH = "/anzeige/rahmen";
