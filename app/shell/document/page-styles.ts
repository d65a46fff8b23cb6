import { isNewsroomPath } from "#app/domain/newsroom/is-newsroom-path.ts";
import readerSheet from "#app/styles/app.css?inline";
import { type CriticalCss, createCriticalCss } from "./critical-css/create-critical-css.ts";

let ofReaders: CriticalCss | null = null;
let ofNewsroom: CriticalCss | null = null;

/** What picks the styles of a page's document: of its own sheet, which is read once. The newsroom's comes with its first page. */
export async function readPageStyles(pathname: string): Promise<CriticalCss> {
  if (!isNewsroomPath(pathname)) {
    ofReaders ??= createCriticalCss(readerSheet);
    return ofReaders;
  }
  ofNewsroom ??= createCriticalCss((await import("#app/styles/newsroom/newsroom.css?inline")).default);
  return ofNewsroom;
}
