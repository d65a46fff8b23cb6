/** What a browser calls itself, in words a reader knows: "Firefox auf Windows". */
import { portalBrand } from "#app/configuration/portal-brand.ts";

const UNKNOWN_DEVICE = "Unbekanntes Gerät";

/** Programs that also name others come before those: Edge says Chrome and Safari, Chrome says Safari. */
const programs: readonly [RegExp, string][] = [
  [new RegExp(`\\b${portalBrand.appAgent}-(?:iOS|Android)\\b`), `${portalBrand.name}-App`],
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera|OPiOS|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bDuckDuckGo\/|\bDdg\//, "DuckDuckGo"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

/** Phones and tablets also name the system they descend from. */
const systems: readonly [RegExp, string][] = [
  [new RegExp(`\\biPhone\\b|\\b${portalBrand.appAgent}-iOS\\b`), "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

const handheld = new RegExp(`\\b(?:iPhone|iPad|Android|Mobile)\\b|\\b${portalBrand.appAgent}-`);

export function toDeviceName(userAgent: string): string {
  const program = find(programs, userAgent);
  const system = find(systems, userAgent);
  if (program !== null && system !== null) return `${program} auf ${system}`;
  if (system !== null) return `Browser auf ${system}`;
  return program ?? UNKNOWN_DEVICE;
}

/** Whether it is held in the hand; decides the picture beside its name. */
export function isHandheld(userAgent: string): boolean {
  return handheld.test(userAgent);
}

function find(table: readonly [RegExp, string][], userAgent: string): string | null {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
