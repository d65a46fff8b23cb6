/** What a teaser's label means, by the words that newsrooms use for it. */

const liveLabels = new Set(["liveticker", "live"]);
const adLabels = new Set(["anzeige", "werbung", "entgeltliche einschaltung", "sponsored"]);
const opinionLabels = new Set(["kommentar", "gastkommentar", "leitartikel", "glosse", "kolumne", "meinung", "kritik"]);
const timelessLabels = new Set(["serie", "ratgeber", "rezept", "quiz", "selbsttest", "anleitung"]);

export type LabelKind = "live" | "ad" | "opinion" | "timeless" | "subject";

/** `live` alone is red, `ad` stands in a frame, `opinion` shows its author and no scene, `timeless` has no date; all others name a subject. */
export function decideLabel(label: string): LabelKind {
  const word = label.trim().toLowerCase();
  if (liveLabels.has(word)) return "live";
  if (adLabels.has(word)) return "ad";
  if (opinionLabels.has(word)) return "opinion";
  return timelessLabels.has(word) ? "timeless" : "subject";
}

/** Whether a teaser goes without its date: what is read as well in a month, a long read or a post with such a label. Its page says the date. */
export function isTimeless({ label, isStory }: { label: string | null; isStory: boolean }): boolean {
  return isStory || (label !== null && decideLabel(label) === "timeless");
}
