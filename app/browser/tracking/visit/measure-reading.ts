/** One view for the reading measure (rules 9.10): which site, which country and method, and what kind of page. */
import { contentCodes, readingMeasure } from "#app/configuration/reading-measure.ts";
import type { PageType } from "#app/domain/tracking/page-type.ts";

type Measure = (command: "configure" | "pageview", values: Readonly<Record<string, string | number>>) => void;

/** Put there by the measure's script, which itself waits for another: null until then. */
export function readMeasure(): Measure | null {
  const { IOMm } = window as { IOMm?: Measure };
  return typeof IOMm === "function" ? IOMm : null;
}

/** `script` is the measure's address: from the same host it is answered. Does nothing before the script is there. */
export function measureReading({ script, site }: { script: string; site: string }, pageType: PageType): void {
  const measure = readMeasure();
  measure?.("configure", { st: site, dn: new URL(script).host, ...readingMeasure });
  measure?.("pageview", { cp: contentCodes[pageType] });
}
