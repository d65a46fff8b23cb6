/** What the action log says happened, by its kind (decision 104). */
export const logTexts: Readonly<Record<string, string>> = {
  "sign-in": "Angemeldet",
  "sign-in-recovery": "Mit Wiederherstellungscode angemeldet",
  "wrong-code": "Falscher Code nach richtigem Passwort",
  "sign-out": "Abgemeldet",
  confirm: "Zweiten Faktor bestätigt",
  "ticker-save": "Ticker: Eintrag gespeichert",
  "ticker-remove": "Ticker: Eintrag entfernt",
  "ticker-end": "Ticker: Ende geändert",
  picture: "Bild hochgeladen",
  "tip-open": "Tipp geöffnet",
  "tip-state": "Tipp: Stand geändert",
  "tip-remove": "Tipp gelöscht",
  "tip-file": "Datei eines Tipps geladen",
  takedown: "Beitrag gesperrt",
  "takedown-lifted": "Sperre aufgehoben",
  "comment-hidden": "Kommentar ausgeblendet",
  "comment-shown": "Kommentar wieder gezeigt",
  "comment-deleted": "Kommentar gelöscht",
  "notice-open": "Meldung geöffnet",
  "notice-decided": "Meldung entschieden",
  preview: "Vorschau geteilt",
  "preview-end": "Links zur Vorschau beendet",
  "breaking-set": "Eilmeldung gesetzt",
  "breaking-changed": "Eilmeldung geändert",
  "breaking-ended": "Eilmeldung beendet",
  status: "Status geöffnet",
  "staff-invite": "Team: eingeladen",
  "staff-enrol": "Zugang eingerichtet",
  "staff-roles": "Team: Rollen geändert",
  "staff-lock": "Team: gesperrt",
  "staff-unlock": "Team: entsperrt",
  "staff-reset": "Team: Zugang zurückgesetzt",
  "staff-sessions": "Team: überall abgemeldet",
  password: "Passwort geändert",
  "recovery-codes": "Neue Wiederherstellungscodes",
  "session-end": "Eigenes Gerät abgemeldet",
};

/** A kind that is newer than this page is shown by its name. */
export function toLogText(kind: string): string {
  return logTexts[kind] ?? kind;
}
