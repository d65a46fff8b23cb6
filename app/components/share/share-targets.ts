/** Where an article can be shared, in which order, and by which addresses (rules 2.5, 7.3). */

/** `native` is the device's share sheet. */
export type ShareTarget = "clipboard" | "native" | "email" | "facebook" | "x" | "whatsapp";

/** In the order of the dialog (rules 2.5). */
const order: readonly ShareTarget[] = ["clipboard", "native", "email", "facebook", "x", "whatsapp"];

export const shareLabels: Readonly<Record<ShareTarget, string>> = {
  clipboard: "Link kopieren",
  native: "Teilen",
  email: "Per Email teilen",
  facebook: "Auf Facebook teilen",
  x: "Auf X teilen",
  whatsapp: "Auf WhatsApp teilen",
};

/** Where the device has a share sheet that may be used, it replaces all but the clipboard; otherwise it alone is left out. */
export function decideShareTargets(mayShareNatively: boolean): ShareTarget[] {
  return order.filter((target) => (mayShareNatively ? target === "clipboard" || target === "native" : target !== "native"));
}

/** What is shared: the address of the page and its headline. */
export type Shared = { url: string; text: string };

/** E-mail with subject and body (rules 7.3). What mail programs read as it is stays readable. */
export function toMailLink({ url, text }: Shared, brand: string): string {
  return `mailto:?subject=${toMailText(text)}&body=${toMailText(`Artikel auf ${brand} lesen: ${url}`)}`;
}

function toMailText(text: string): string {
  return encodeURI(text.toWellFormed()).replace(/[&#?+;=]/g, encodeURIComponent);
}

/** Width and height of a target's window in px (rules 7.3; Facebook's own page asks for this much). */
export const shareWindows = { x: [500, 400], whatsapp: [650, 400], facebook: [600, 500] } as const;

/** Facebook's own page for sharing an address, which reads headline and picture there by itself. */
export function toFacebookLink({ url }: Shared): string {
  return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
}

export function toXLink({ url, text }: Shared): string {
  return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`;
}

/** The app on iOS and Android, its page elsewhere (rules 7.3). A space is no plus to the app. */
export function toWhatsAppLink({ url, text }: Shared, isPhone: boolean): string {
  return `${isPhone ? "whatsapp://send" : "https://web.whatsapp.com/send"}?text=${encodeURIComponent(`${text} ${url}`.toWellFormed())}`;
}

type Device = { userAgent: string; maxTouchPoints: number };

/** iOS or Android. An iPad calls itself a Mac, which has no touch. */
export function isPhoneOrTablet({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPhone|iPad|iPod|Android/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}
