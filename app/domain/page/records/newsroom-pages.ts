/** Where the newsroom works (decision 76). */
import type { PageRecord, PageRecords } from "./page-record.ts";

const staff = { kind: "staff", personal: "always", isPrivate: true, isReadAhead: false } as const satisfies PageRecord;

export const newsroomPages = {
  "/redaktion": staff,
  "/redaktion/status": staff,
  "/redaktion/einrichten": staff,
  "/redaktion/marke": staff,
  "/redaktion/tipps": staff,
  "/redaktion/tipps/:id": staff,
  "/redaktion/ticker": staff,
  "/redaktion/ticker/:id": staff,
  "/redaktion/ticker/:id/stand": staff,
  "/redaktion/bestaetigen": staff,
  "/redaktion/konto": staff,
  "/redaktion/sperren": staff,
  "/redaktion/sperren/:id": staff,
  "/redaktion/entwuerfe": staff,
  "/redaktion/kommentare": staff,
  "/redaktion/eilmeldung": staff,
  "/redaktion/titelseite": staff,
  "/redaktion/titelseite/vorschau": staff,
  "/redaktion/titelseite/seite": staff,
  "/redaktion/titelseite/staende": staff,
  "/redaktion/menues": staff,
  "/redaktion/meldungen": staff,
  "/redaktion/meldungen/:id": staff,
  "/redaktion/meldungen/zahlen": staff,
  "/redaktion/meldungen/zahlen.csv": staff,
  "/redaktion/kommentare/regeln": staff,
  "/redaktion/team": staff,
  "/redaktion/protokoll": staff,
  "/redaktion/einladung/:key": staff,
} as const satisfies PageRecords;
