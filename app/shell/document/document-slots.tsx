/** Places that complete-document fills once the whole page is known. */
export const CRITICAL_STYLES_SLOT = "/*critical*/";

export function CriticalStyles() {
  return <style>{CRITICAL_STYLES_SLOT}</style>;
}
