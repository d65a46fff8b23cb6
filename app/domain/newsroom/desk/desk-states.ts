/** What becomes of a post of the desk, in words. */

export const deskStateTexts = {
  DRAFT: "Entwurf",
  SUBMITTED: "Abgegeben",
  PLANNED: "Geplant",
  PUBLISHED: "Veröffentlicht",
  WITHDRAWN: "Zurückgezogen",
} as const;

export type DeskStateName = keyof typeof deskStateTexts;

/** What the list can be narrowed to: `zeige=` in its address. */
export const deskFilters = [
  { slug: "alle", title: "Alle", state: null, isMine: false },
  { slug: "meine", title: "Meine", state: null, isMine: true },
  { slug: "entwuerfe", title: "Entwürfe", state: "DRAFT", isMine: false },
  { slug: "abgegeben", title: "Abgegeben", state: "SUBMITTED", isMine: false },
  { slug: "geplant", title: "Geplant", state: "PLANNED", isMine: false },
  { slug: "veroeffentlicht", title: "Veröffentlicht", state: "PUBLISHED", isMine: false },
  { slug: "zurueckgezogen", title: "Zurückgezogen", state: "WITHDRAWN", isMine: false },
] as const;
export type DeskFilter = (typeof deskFilters)[number];

/** An unknown word is all of them. */
export function parseDeskFilter(text: string | null): DeskFilter {
  return deskFilters.find(({ slug }) => slug === text) ?? deskFilters[0];
}

/** What was done, as the page says it after the form: `getan=` in its address. */
export const deskNotices: Readonly<Record<string, string>> = {
  gespeichert: "Gespeichert.",
  abgegeben: "Abgegeben: Die Redaktion liest den Beitrag.",
  zurueckgegeben: "Zurückgegeben: Der Beitrag ist wieder ein Entwurf.",
  veroeffentlicht: "Veröffentlicht. Leserinnen und Leser sehen jetzt diesen Text.",
  geplant: "Geplant: Der Beitrag erscheint von selbst.",
  korrigiert: "Veröffentlicht, mit der Korrektur unter dem Text.",
  zurueckgezogen: "Zurückgezogen: Niemand sieht den Beitrag mehr. Hier bleibt er stehen.",
  ausgeplant: "Aus dem Plan genommen: Der Beitrag ist wieder ein Entwurf.",
  zurueckgeholt: "Der frühere Stand ist wieder da. Der von vorhin steht bei den Ständen.",
  angemerkt: "Deine Anmerkung steht beim Beitrag.",
  erledigt: "Erledigt.",
};

/** What became of a version, by its kind. */
export const versionTexts: Readonly<Record<string, string>> = {
  saved: "Gespeichert",
  late: "Zu spät gekommen, als jemand anderer schrieb",
  restored: "Zurückgeholt",
  submitted: "Abgegeben",
  returned: "Zurückgegeben",
  planned: "Geplant",
  published: "Veröffentlicht",
  withdrawn: "Zurückgezogen",
};
