import { startPageLoading } from "./page-loading.ts";

/** Leaves for another page of this site, and signals that first (rules 2.1). */
export function goTo(path: string): void {
  startPageLoading();
  location.assign(path);
}
