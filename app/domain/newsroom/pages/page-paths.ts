/** Addresses of the pages on which staff write the standing pages. */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

export const PAGES_PATH = `${NEWSROOM_PATH}/seiten`;

/** By its number at the desk. */
export function toPagePath(id: number): string {
  return `${PAGES_PATH}/${id}`;
}

/** Here the script saves what is typed. */
export function toPageStatePath(id: number): string {
  return `${toPagePath(id)}/stand`;
}

/** A state that readers had, beside what they have. */
export function toPageDifferencePath(id: number, state: number): string {
  return `${toPagePath(id)}/staende/${state}`;
}

/** As readers will see the draft; or, of a state that readers had, as they saw it then. */
export function toPagePreviewPath(id: number, state: number | null = null): string {
  return `${toPagePath(id)}/vorschau${state === null ? "" : `?nr=${state}`}`;
}
