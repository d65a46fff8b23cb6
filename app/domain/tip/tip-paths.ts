/** Addresses of tips (decision 84): readers' pages, and those of the newsroom. */
import { NEWSROOM_PATH } from "#app/domain/newsroom/newsroom-paths.ts";

export const TIP_PATH = "/tipp-geben";
export const TIP_SENT_PATH = "/tipp-geben/danke";
export const TIP_STATUS_PATH = "/tipp-geben/status";
/** Where a browser sends the parts of files. */
export const TIP_FILES_PATH = "/api/tips/files";
export const NEWSROOM_TIPS_PATH = `${NEWSROOM_PATH}/tipps`;

export function toNewsroomTipPath(id: number): string {
  return `${NEWSROOM_TIPS_PATH}/${id}`;
}

export function toTipFilePath(tip: number, file: string): string {
  return `${toNewsroomTipPath(tip)}/dateien/${file}`;
}

/** What toTipFilePath made; null for any other path. */
export function parseTipFilePath(pathname: string): { tip: number; file: string } | null {
  const [, tip, file] = /^\/redaktion\/tipps\/([1-9]\d{0,9})\/dateien\/([0-9a-f-]{36})$/.exec(pathname) ?? [];
  return tip === undefined || file === undefined ? null : { tip: Number(tip), file };
}
