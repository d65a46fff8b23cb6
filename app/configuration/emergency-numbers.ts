/** Whom to call in an emergency, for /notdienste. Those of all Austria; a publisher of another country replaces them. */

export type EmergencyNumber = {
  number: string;
  title: string;
  note: string | null /** It is written to, not called. */;
  isText?: true;
};

/** Free of charge, day and night. */
export const emergencyNumbers: readonly EmergencyNumber[] = [
  { number: "144", title: "Rettung", note: null },
  { number: "122", title: "Feuerwehr", note: null },
  { number: "133", title: "Polizei", note: null },
  { number: "140", title: "Bergrettung", note: null },
  { number: "112", title: "Euro-Notruf", note: null },
];

export const adviceNumbers: readonly EmergencyNumber[] = [
  { number: "141", title: "Ärztlicher Bereitschaftsdienst", note: "nachts, an Wochenenden und Feiertagen" },
  { number: "1450", title: "Gesundheitsberatung", note: "rund um die Uhr" },
  { number: "1455", title: "Apothekenruf", note: "welche Apotheke Dienst hat" },
  { number: "01 406 43 43", title: "Vergiftungsinformation", note: "rund um die Uhr" },
  { number: "142", title: "Telefonseelsorge", note: "rund um die Uhr" },
  { number: "147", title: "Rat auf Draht", note: "für Kinder und Jugendliche" },
  { number: "0800 222 555", title: "Frauenhelpline gegen Gewalt", note: "rund um die Uhr" },
  { number: "0800 133 133", title: "Notruf für Gehörlose", note: "per SMS und Fax", isText: true },
];
