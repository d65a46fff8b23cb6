/** The parts of the newsroom (decision 104): where each is, and which right leads there. */

import { CAMPAIGNS_PATH } from "#app/domain/advertising/campaign-paths.ts";
import { NEWSROOM_DEATH_NOTICES_PATH } from "#app/domain/death-notice/newsroom-death-notice-paths.ts";
import { NEWSROOM_EPAPER_PATH } from "#app/domain/epaper/epaper-paths.ts";
import { NEWSROOM_EVENTS_PATH } from "#app/domain/event/newsroom-event-paths.ts";
import { NEWSROOM_MOUNTAINS_PATH } from "#app/domain/mountain/mountain-paths.ts";
import { FRONT_PATH, MENUS_PATH } from "#app/domain/newsroom/front/front-paths.ts";
import { TERMS_PATH } from "#app/domain/newsroom/front/term-paths.ts";
import { ISSUES_PATH } from "#app/domain/newsroom/issues/issue-paths.ts";
import {
  BRAND_PATH,
  BREAKING_PATH,
  DESK_PATH,
  DRAFTS_PATH,
  LOG_PATH,
  NEWSROOM_COMMENTS_PATH,
  NUMBERS_PATH,
  PICTURES_PATH,
  SETUP_PATH,
  STAFF_ACCOUNT_PATH,
  STATUS_PATH,
  TAKEDOWNS_PATH,
  TEAM_PATH,
  TICKERS_PATH,
} from "#app/domain/newsroom/newsroom-paths.ts";
import { PAGES_PATH } from "#app/domain/newsroom/pages/page-paths.ts";
import { NEWSROOM_NOTICES_PATH } from "#app/domain/notice/notice-paths.ts";
import { NEWSROOM_TIPS_PATH } from "#app/domain/tip/tip-paths.ts";
import { epaper } from "#brand/epaper.ts";
import type { StaffRight } from "#graphql/generated/contract.ts";

/** `right` is null for parts that are open to everybody who is signed in. */
export type NewsroomPart = { title: string; path: string; right: StaffRight | null; text: string };

const newsroomParts: readonly NewsroomPart[] = [
  { title: "Beiträge", path: DESK_PATH, right: "WRITE", text: "Schreiben, abgeben, planen, veröffentlichen" },
  { title: "Bilder", path: PICTURES_PATH, right: "WRITE", text: "Hochladen, suchen, beschreiben und zuschneiden" },
  { title: "Liveticker", path: TICKERS_PATH, right: "TICKER", text: "Ticker beginnen, schreiben und beenden" },
  { title: "Titelseite", path: FRONT_PATH, right: "FRONT", text: "Abschnitte und Plätze, anheften, planen, zurückholen" },
  { title: "Menüs", path: MENUS_PATH, right: "FRONT", text: "Was im Kopf und im Fuß jeder Seite steht" },
  { title: "Newsletter", path: ISSUES_PATH, right: "FRONT", text: "Was in der nächsten Ausgabe steht, Vorschau und Probemail" },
  { title: "Themen", path: TERMS_PATH, right: "FRONT", text: "Themen und Ressorts: Titel, Beschreibung, Bild und Knopf" },
  {
    title: "Termine",
    path: NEWSROOM_EVENTS_PATH,
    right: "PUBLISH",
    text: "Was in der Region los ist: eintragen, freigeben, absagen",
  },
  {
    title: "Trauer",
    path: NEWSROOM_DEATH_NOTICES_PATH,
    right: "DEATH_NOTICES",
    text: "Todesanzeigen eintragen und beenden, Beileid lesen und freigeben",
  },
  ...(epaper !== null
    ? [
        {
          title: "E-Paper",
          path: NEWSROOM_EPAPER_PATH,
          right: "PUBLISH",
          text: "Welche Ausgaben da sind, zeigen, zurückziehen, löschen",
        } as const,
      ]
    : []),
  { title: "Berge", path: NEWSROOM_MOUNTAINS_PATH, right: "PUBLISH", text: "Pässe und Webcams: was offen ist, was zu sehen ist" },
  { title: "Seiten", path: PAGES_PATH, right: "FRONT", text: "Impressum, Kontakt und was sonst immer dasteht" },
  { title: "Eilmeldung", path: BREAKING_PATH, right: "BREAKING", text: "Eine Zeile über jeder Seite setzen und beenden" },
  { title: "Tipps", path: NEWSROOM_TIPS_PATH, right: "TIPS", text: "Was Leserinnen und Leser der Redaktion schicken" },
  { title: "Kommentare", path: NEWSROOM_COMMENTS_PATH, right: "COMMENTS", text: "Lesen, freigeben, ausblenden, beantworten" },
  {
    title: "Meldungen",
    path: NEWSROOM_NOTICES_PATH,
    right: "COMMENTS",
    text: "Was als rechtswidrig gemeldet wurde, und die Zahlen",
  },
  { title: "Entwürfe", path: DRAFTS_PATH, right: "PREVIEW", text: "Was noch niemand sieht, und Links zur Vorschau" },
  { title: "Zahlen", path: NUMBERS_PATH, right: "NUMBERS", text: "Was gelesen wird, woher und wie lange" },
  { title: "Anzeigen", path: CAMPAIGNS_PATH, right: "ADVERTISING", text: "Kampagnen anlegen, anhalten und beenden, mit Zahlen" },
  { title: "Sperren", path: TAKEDOWNS_PATH, right: "TAKEDOWN", text: "Einen Beitrag überall entfernen, mit Nachweis" },
  { title: "Status", path: STATUS_PATH, right: "STATUS", text: "Wie es dem System geht: Builds, Fehler, Quellen" },
  { title: "Einrichten", path: SETUP_PATH, right: "STATUS", text: "Was dieser Zeitung noch fehlt, Punkt für Punkt" },
  { title: "Marke", path: BRAND_PATH, right: "STATUS", text: "Name, Farben, Logo und Schriften zum Ansehen" },
  { title: "Team", path: TEAM_PATH, right: "STAFF", text: "Wer hier arbeitet, mit welchen Rechten" },
  { title: "Protokoll", path: LOG_PATH, right: "STAFF", text: "Wer wann was getan hat" },
  { title: "Konto", path: STAFF_ACCOUNT_PATH, right: null, text: "Passwort, Wiederherstellung, Anmeldungen" },
];

/** The parts that may be opened with these rights. */
export function listParts(rights: readonly StaffRight[]): NewsroomPart[] {
  return newsroomParts.filter(({ right }) => right === null || rights.includes(right));
}
