/** What is warned of, and how much (`Hazard` and `level` of the contract). */
export type Hazard =
  | "WIND"
  | "RAIN"
  | "SNOW"
  | "ICE"
  | "THUNDERSTORM"
  | "HEAT"
  | "COLD"
  | "FOG"
  | "AVALANCHE"
  | "FLOOD"
  | "FIRE"
  | "OTHER";

const names: Readonly<Record<Hazard, string>> = {
  WIND: "Sturm",
  RAIN: "Starkregen",
  SNOW: "Schneefall",
  ICE: "Glatteis",
  THUNDERSTORM: "Gewitter",
  HEAT: "Hitze",
  COLD: "Kälte",
  FOG: "Nebel",
  AVALANCHE: "Lawinen",
  FLOOD: "Hochwasser",
  FIRE: "Waldbrand",
  OTHER: "Gefahr",
};

/** As in "Warnung vor Gewittern". */
const datives: Partial<Record<Hazard, string>> = { THUNDERSTORM: "Gewittern", OTHER: "einer Gefahr" };

export function toHazardName(hazard: Hazard): string {
  return names[hazard];
}

export function toHazardWarning(hazard: Hazard): string {
  return `Warnung vor ${datives[hazard] ?? names[hazard]}`;
}

/** `Stufe Orange`: colours of Europe's weather services. */
export function toLevelName(level: number): string {
  return `Stufe ${level >= 3 ? "Rot" : level === 2 ? "Orange" : "Gelb"}`;
}
