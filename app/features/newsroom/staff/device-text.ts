/** What a browser calls itself, as its owner would: `Firefox, Windows`. Order counts: many call themselves by others' names as well. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, "Android"],
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

export function toDeviceText(device: string): string {
  const find = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(device))?.[1];
  const known = [find(browsers), find(systems)].filter((name) => name !== undefined);
  return known.length === 0 ? "Unbekanntes Gerät" : known.join(", ");
}
