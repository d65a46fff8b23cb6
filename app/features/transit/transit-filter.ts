/** Which disturbances a reader asks for, as the form of the page says it. */
export const TRANSIT_PATH = "/bus-bahn";
export const LINE_PARAMETER = "linie";
export const PLACE_PARAMETER = "ort";

export type TransitFilter = { line: string; place: string };

const lineForm = /^[\p{L}\p{N} –-]{0,40}$/u;
const placeForm = /^[\p{L} .-]{0,40}$/u;

/** Whether a line's name can stand in the address. */
export function isLineName(name: string): boolean {
  return lineForm.test(name);
}

/** Null for what no form of the page sends. */
export function parseTransitFilter(parameters: URLSearchParams): TransitFilter | null {
  const line = (parameters.get(LINE_PARAMETER) ?? "").trim();
  const place = (parameters.get(PLACE_PARAMETER) ?? "").trim();
  return lineForm.test(line) && placeForm.test(place) ? { line, place } : null;
}
