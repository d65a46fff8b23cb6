/** What happens at each target (rules 7.3). What was chosen is told first, as an event and to analytics: also where nothing can follow. */
import { trackClick } from "#app/browser/tracking/events/data-layer.ts";
import { type Shared, type ShareTarget, shareWindows } from "./share-targets.ts";

/** Facebook's own script, where a reader has agreed to it. */
type FacebookScript = { ui: (options: { method: "share"; href: string }) => void };

/** `articleShared` bubbles from `element`, with the target and what is shared as its detail. */
export function announceShare(element: Element | null, target: ShareTarget, shared: Shared): void {
  element?.dispatchEvent(new CustomEvent("articleShared", { bubbles: true, detail: { target, ...shared } }));
  trackClick({ type: "share", name: "article", action: target, ...shared });
}

/** Whether the link is in the clipboard now. Pages without https have no clipboard, and readers may forbid it. */
export async function copyLink({ url }: Shared): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (clipboard === undefined) return false;
  return clipboard.writeText(url).then(
    () => true,
    () => false,
  );
}

export function hasShareSheet(): boolean {
  return typeof navigator.share === "function";
}

/** Errors are ignored (rules 7.3): closing the sheet is one. */
export function openShareSheet(shared: Shared): void {
  navigator.share(shared).catch(() => {});
}

/** The provider's share dialog (rules 7.3), where its script is there; false otherwise. */
export function openFacebookDialog({ url }: Shared): boolean {
  const { FB: facebook } = window as { FB?: FacebookScript };
  facebook?.ui({ method: "share", href: url });
  return facebook !== undefined;
}

/** A window of the target's size; the page in it learns nothing of this one. */
export function openShareWindow(target: keyof typeof shareWindows, address: string): void {
  const [width, height] = shareWindows[target];
  window.open(address, "_blank", `noopener,width=${width},height=${height}`);
}
