/** What a decision against a comment can rest on (Digital Services Act, Art. 17): a law, or a rule of the paper's own (/kommentarregeln). */

/** `text` names it to the author; `law` is the provision, null for a rule of the paper's. */
type Ground = { text: string; law: string | null };

export const commentGrounds = {
  INSULT: { text: "Beleidigung", law: "§ 115 StGB" },
  DEFAMATION: { text: "Üble Nachrede oder Verleumdung", law: "§§ 111, 297 StGB" },
  THREAT: { text: "Gefährliche Drohung", law: "§ 107 StGB" },
  INCITEMENT: { text: "Verhetzung", law: "§ 283 StGB" },
  NATIONAL_SOCIALISM: { text: "Nationalsozialistische Wiederbetätigung", law: "Verbotsgesetz" },
  PRIVACY_LAW: { text: "Verletzung der Privatsphäre oder des Bildes einer Person", law: "§ 1328a ABGB, § 78 UrhG" },
  COPYRIGHT: { text: "Verletzung eines Urheberrechts", law: "UrhG" },
  OTHER_LAW: { text: "Rechtswidriger Inhalt", law: "siehe Begründung" },
  RESPECT: { text: "Angriff auf andere statt auf ihre Meinung", law: null },
  DISCRIMINATION: { text: "Abwertung von Menschen wegen Herkunft, Religion, Geschlecht oder anderem", law: null },
  UNPROVEN: { text: "Behauptung, die anderen schadet und nicht belegt ist", law: null },
  PERSONAL_DATA: { text: "Persönliche Daten anderer", law: null },
  ADVERTISING: { text: "Werbung oder Spam", law: null },
  OFF_TOPIC: { text: "Kein Bezug zum Thema", law: null },
} as const satisfies Record<string, Ground>;

export type CommentGroundName = keyof typeof commentGrounds;

/** As its author reads it. */
export function toGroundText(ground: CommentGroundName): string {
  const { text, law } = commentGrounds[ground];
  return law === null ? `${text} (Kommentarregeln)` : `${text} (${law})`;
}

/** Words of the newsroom: to a decision, and to a complaint. */
export const MAX_DECISION_WORDS = 1000;
export const MAX_COMPLAINT_ANSWER = 3000;
