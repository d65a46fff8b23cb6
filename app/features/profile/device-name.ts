/** What a browser calls itself, in words a reader knows: "Firefox auf Windows". */

const UNKNOWN_DEVICE = "Unbekanntes Gerät";

/** Programs that also name others come before those: Edge says Chrome and Safari, Chrome says Safari. */
const programs: readonly [RegExp, string][] = [
  [/\bTalblickApp-(?:iOS|Android)\b/, "Talblick-App"],
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
  [/\biPhone\b|\bTalblickApp-iOS\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

export function toDeviceName(userAgent: string): string {
  const program = find(programs, userAgent);
  const system = find(systems, userAgent);
  if (program !== null && system !== null) return `${program} auf ${system}`;
  if (system !== null) return `Browser auf ${system}`;
  return program ?? UNKNOWN_DEVICE;
}

/** Whether it is held in the hand; decides the picture beside its name. */
export function isHandheld(userAgent: string): boolean {
  return /\b(?:iPhone|iPad|Android|Mobile)\b|\bTalblickApp-/.test(userAgent);
}

function find(table: readonly [RegExp, string][], userAgent: string): string | null {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
