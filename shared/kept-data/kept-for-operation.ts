/** What is kept for the newsroom, on readers' devices, and to run the site. */
import { PORTAL_ID } from "#brand/portal-id.ts";
import type { KeptData } from "./kept-data.ts";
import { CLOCK, CONSENT, INTEREST, NEEDED } from "./legal-grounds.ts";

const press = "Einwilligung; journalistische Zwecke, § 9 DSG";
const byYou = "du selbst, in deinem Browser";

export const newsroomData: readonly KeptData[] = [
  {
    ...{ title: "Tipps: Text, Ort, freiwillig Name und Kontakt", place: "database", names: ["tips", "tip_files"] },
    ...{ purpose: "Hinweisen nachgehen", ground: press, period: "90 Tage, wenn der Verlag keine andere Frist einstellt" },
    ...{ deletedBy: `du selbst mit dem Code der Bestätigung, sonst ${CLOCK}`, cleanUps: ["tips"] },
  },
  {
    ...{ title: "Dateien zu Tipps", place: "bucket", names: ["TIPS"] },
    ...{ purpose: "Hinweisen nachgehen", ground: press, period: "wie der Tipp" },
    ...{ deletedBy: `mit dem Tipp; unvollständige nach einem Tag ${CLOCK}`, cleanUps: ["tips"] },
  },
  {
    ...{ title: "Anmeldung der Redaktion", place: "cookie", names: ["PortalRedaktion"] },
    ...{ purpose: "nur Redaktionsmitglieder schreiben lassen", ground: NEEDED, period: "bis zum Ende der Sitzung der Redaktion" },
    deletedBy: "beim Abmelden",
  },
  {
    ...{ title: "Namen und Kontaktdaten von Autorinnen und Autoren", place: "database", names: ["authors"] },
    ...{ purpose: "Beiträge zeichnen", ground: "Medienfreiheit, § 9 DSG", period: "solange der Verlag die Beiträge führt" },
    deletedBy: "der Verlag",
  },
  {
    ...{ title: "Personen der Redaktion: Name, Mail, Rollen, zweiter Faktor", place: "database" },
    names: ["staff", "staff_recovery_codes"],
    ...{
      purpose: "nur Redaktionsmitglieder einlassen",
      ground: NEEDED,
      period: "bis 400 Tage, nachdem ihr Zugang gesperrt wurde, oder 30 Tage nach einer Einladung, die niemand angenommen hat",
    },
    ...{ deletedBy: CLOCK, cleanUps: ["former-staff", "open-invitations"] },
  },
  {
    ...{ title: "Sitzungen und Protokoll der Redaktion", place: "database", names: ["staff_sessions", "staff_log"] },
    ...{ purpose: "nachvollziehen, wer was getan hat", ground: INTEREST, period: "12 Stunden; das Protokoll 400 Tage" },
    ...{ deletedBy: CLOCK, cleanUps: ["staff"] },
  },
  {
    ...{ title: "Entfernte Beiträge: Titel, Grund, wer es veranlasst hat, Nachweis", place: "database" },
    names: ["tombstones", "tombstone_sources", "tombstone_paths", "tombstone_files"],
    ...{ purpose: "entfernte Beiträge kommen nicht wieder", ground: INTEREST },
    ...{ period: "solange der Beitrag gesperrt ist; wird die Sperre aufgehoben, noch ein Jahr" },
    ...{ deletedBy: CLOCK, cleanUps: ["takedowns"] },
  },
  {
    ...{ title: "Kommentare: Name und Text", place: "database", names: ["comments"] },
    ...{ purpose: "Beiträge öffentlich besprechen", ground: CONSENT, period: "solange der Beitrag erscheint" },
    deletedBy: "mit dem Beitrag, sonst die Redaktion, auf deinen Wunsch",
  },
  {
    ...{ title: "Gelöschte Kommentare: nur ihre Kennung", place: "database", names: ["deleted_comments"] },
    ...{ purpose: "gelöschte Kommentare kommen nicht wieder", ground: INTEREST },
    ...{ period: "solange die Quelle den Kommentar noch einmal schicken könnte", deletedBy: "der Verlag" },
  },
  {
    ...{ title: "Ausgeblendete Kommentare: nur ihre Kennung", place: "database", names: ["hidden_comments"] },
    ...{
      purpose: "ausgeblendete Kommentare kommen nicht wieder",
      ground: INTEREST,
      period: "3 Jahre, nachdem der Kommentar weg ist",
    },
    ...{ deletedBy: CLOCK, cleanUps: ["hidden-comments"] },
  },
  {
    ...{ title: "Einträge von Livetickern, die noch nicht gesendet sind", place: "browser", names: [`${PORTAL_ID}-redaktion`] },
    ...{ purpose: "kein Eintrag geht verloren (nur auf Geräten der Redaktion)", ground: NEEDED },
    ...{ period: "bis sie gesendet sind", deletedBy: CLOCK },
  },
];

export const deviceData: readonly KeptData[] = [
  {
    ...{ title: "Anmeldung", place: "cookie" },
    names: ["EvoSSO", "SsoSessionCookie", "PortalSession", "apollo:{Umgebung}.token"],
    ...{ purpose: "dich angemeldet halten", ground: NEEDED, period: "5 Minuten bis 30 Tage", deletedBy: "beim Abmelden" },
  },
  {
    ...{ title: "Bekanntes Gerät", place: "cookie", names: ["PortalDevice"] },
    ...{
      purpose: "dein Konto vor geratenen Passwörtern schützen",
      ground: NEEDED,
      period: "ein halbes Jahr",
      deletedBy: byYou,
    },
  },
  {
    ...{ title: "Gelesene Gratisartikel", place: "cookie", names: ["PortalMeter"] },
    ...{ purpose: "zählen, wie viele Plus-Artikel du gratis gelesen hast", ground: NEEDED },
    ...{ period: "bis zum Ende des Zeitraums, meist 30 Tage", deletedBy: byYou },
  },
  {
    ...{ title: "Deine Gemeinde", place: "cookie", names: ["CurrentCity"] },
    ...{ purpose: "Nachrichten aus deiner Gemeinde zeigen", ground: NEEDED, period: "ein Jahr", deletedBy: byYou },
  },
  {
    ...{ title: "Bestätigung eines Tipps", place: "cookie", names: ["PortalTipp"] },
    ...{ purpose: "dir den Code einmal zeigen", ground: NEEDED, period: "10 Minuten", deletedBy: CLOCK },
  },
  {
    ...{ title: "Wer angemeldet ist", place: "browser", names: [`${PORTAL_ID}:user-status`, "apollo:{Umgebung}.token"] },
    ...{
      purpose: "Name und Abo ohne neue Abfrage zeigen",
      ground: NEEDED,
      period: "bis zum Abmelden",
      deletedBy: "beim Abmelden",
    },
  },
  {
    ...{ title: "Deine Einwilligungen", place: "browser", names: [`${PORTAL_ID}:tcf-status`, `${PORTAL_ID}:pur-consents`] },
    ...{ purpose: "nicht auf jeder Seite fragen", ground: NEEDED, period: "bis du sie änderst", deletedBy: byYou },
  },
  {
    ...{ title: "Merkliste ohne Konto", place: "browser", names: [`${PORTAL_ID}:merkliste`, `${PORTAL_ID}:merkliste-konto`] },
    ...{ purpose: "Artikel, die du dir gemerkt hast", ground: NEEDED, period: "bis du sie entfernst", deletedBy: byYou },
  },
  {
    ...{ title: "Schriftgröße, Sternzeichen, Stelle in Audios", place: "browser" },
    names: [`${PORTAL_ID}:text-size`, `${PORTAL_ID}:sternzeichen`, `${PORTAL_ID}:audio`],
    ...{ purpose: "was du eingestellt hast", ground: NEEDED, period: "bis du es änderst", deletedBy: byYou },
  },
  {
    ...{ title: "Entwurf und Dateien eines Tipps", place: "browser", names: [`${PORTAL_ID}:tipp`, `${PORTAL_ID}-tipp`] },
    ...{ purpose: "Getipptes nicht verlieren, Dateien weitersenden", ground: NEEDED },
    ...{ period: "bis der Tipp gesendet ist; der Text bis du das Fenster schließt", deletedBy: CLOCK },
  },
  {
    ...{ title: "Angebot des Zahlungsdienstes", place: "browser", names: [`${PORTAL_ID}:available-points`] },
    ...{ purpose: "das Angebot zeigen, das für dich gilt", ground: NEEDED, period: "bis zum nächsten Angebot", deletedBy: byYou },
  },
  {
    ...{ title: "Neu geladene Seiten", place: "browser", names: [`${PORTAL_ID}:reloaded:`, `${PORTAL_ID}:paywall-reloaded`] },
    ...{ purpose: "nach einem Fehler nur einmal neu laden", ground: NEEDED },
    ...{ period: "bis du das Fenster schließt", deletedBy: CLOCK },
  },
  {
    ...{ title: "Zähler der Fehlermeldungen dieses Besuchs", place: "browser", names: [`${PORTAL_ID}:error-reports`] },
    ...{ purpose: "wenige Fehlermeldungen je Besuch", ground: INTEREST, period: "bis zum Ende des Besuchs", deletedBy: byYou },
  },
  {
    ...{ title: "Protokoll für die Fehlersuche", place: "browser", names: [`${PORTAL_ID}:debug`] },
    ...{ purpose: "nur, wenn du es selbst einschaltest", ground: CONSENT, period: "bis du es ausschaltest", deletedBy: byYou },
  },
];

export const operationData: readonly KeptData[] = [
  {
    ...{ title: "Belege der Einwilligung, unter einer zufälligen Nummer", place: "database", names: ["consent_proofs"] },
    ...{ purpose: "belegen, was eingewilligt wurde (Art. 7 Abs. 1 DSGVO)", ground: INTEREST },
    ...{ period: "3 Jahre", deletedBy: CLOCK, cleanUps: ["consent-proofs"] },
  },
  {
    ...{ title: "Verschlüsselte Kennzeichen von Netzen", place: "database", names: ["view_networks"] },
    ...{ purpose: "„Meistgelesen“ nicht verfälschen lassen; sie nennen weder Adresse noch Artikel", ground: INTEREST },
    ...{ period: "bis zum Ende des Tages", deletedBy: CLOCK, cleanUps: ["view-networks"] },
  },
  {
    ...{ title: "Aufrufe je Artikel und Tag", place: "database", names: ["post_views"] },
    ...{ purpose: "„Meistgelesen“; sie sagen nichts über einzelne Leserinnen und Leser", ground: INTEREST },
    ...{ period: "30 Tage", deletedBy: CLOCK, cleanUps: ["views"] },
  },
  {
    ...{ title: "Versuche, Gratisartikel und Grenzen gegen Missbrauch", place: "counter", names: ["COUNTERS"] },
    ...{ purpose: "Passwörter vor dem Erraten schützen, Gratisartikel zählen", ground: INTEREST },
    ...{ period: "15 Minuten bis ein Tag; Gratisartikel und bekannte Geräte bis zum Ende ihres Zeitraums", deletedBy: CLOCK },
  },
];
