/** What operators call what the back end and the portal name in English. */

export const jobTexts: Readonly<Record<string, string>> = {
  "send-mail": "Wartende Mails senden",
  "renew-subscriptions": "Abos verlängern",
  "rank-most-read": "Meistgelesen ordnen",
  "refresh-services": "Quellen der Service-Seiten fragen",
  "send-newsletters": "Newsletter zusammenstellen und senden",
  "fill-image-rules": "Regeln für Bilder nachtragen",
  "find-originals": "Bilder ohne Größen vormerken",
  "rebuild-search": "Suche neu aufbauen",
  "send-purges": "Geänderte Seiten aus dem Cache nehmen",
  "clean-accounts": "Aufräumen: Konten",
  "clean-paywall-events": "Aufräumen: Meldungen des Bezahlanbieters",
  "clean-grant-counts": "Aufräumen: Zähler der Freigaben",
  "clean-view-networks": "Aufräumen: gezählte Netze",
  "clean-consent-proofs": "Aufräumen: Nachweise der Einwilligung",
  "clean-shifts": "Aufräumen: Notdienste",
  "clean-horoscopes": "Aufräumen: Horoskope",
  "clean-newsletters": "Aufräumen: Newsletter",
  "clean-tips": "Aufräumen: Tipps",
  "clean-cron-runs": "Aufräumen: Läufe der Uhr",
  "clean-metric-counts": "Aufräumen: Zähler",
  "note-build": "Stand des Backends merken",
};

export const sourceTexts: Readonly<Record<string, string>> = {
  duty: "Notdienste",
  fuel: "Spritpreise",
  horoscope: "Horoskop",
  national: "Meldungen der Partner",
  snow: "Schneebericht",
  traffic: "Verkehr",
};

export const queueTexts: Readonly<Record<string, string>> = {
  mail: "Mails an Leserinnen und Leser",
  newsletter: "Newsletter",
  purge: "Seiten, die aus dem Cache sollen",
  "dead-letter": "Unzustellbares in der Warteschlange der Plattform",
};

export const pageTexts: Readonly<Record<string, string>> = {
  home: "Startseite",
  article: "Artikel",
  topic: "Themen",
  listing: "Listen",
  municipality: "Gemeinden",
  search: "Suche",
  video: "Video",
  service: "Service",
  subscription: "Abo",
  account: "Konto",
  page: "Seiten",
  error: "Fehlerseiten",
  call: "Aufrufe",
  file: "Dateien für Maschinen",
  media: "Bilder und Filme",
  staff: "Redaktion",
};

/** `name/label` of what is counted, in the order in which it is shown. */
export const eventTexts: readonly (readonly [key: string, text: string])[] = [
  ["wall/stranger", "Bezahlschranke gesehen, nicht angemeldet"],
  ["wall/account", "Bezahlschranke gesehen, angemeldet ohne Abo"],
  ["wall/expired", "Bezahlschranke gesehen, Abo abgelaufen"],
  ["wall/promotion", "Angebot im freien Artikel gesehen"],
  ["checkout/started", "Kauf begonnen"],
  ["checkout/completed", "Kauf abgeschlossen"],
  ["login/ok", "Anmeldung gelungen"],
  ["login/refused", "Anmeldung abgewiesen"],
  ["registration/", "Konto angelegt"],
  ["newsletter/asked", "Newsletter bestellt, noch zu bestätigen"],
  ["newsletter/confirmed", "Newsletter bestätigt"],
  ["newsletter/account", "Newsletter im Konto bestellt"],
  ["search/found", "Suche mit Treffern"],
  ["search/none", "Suche ohne Treffer"],
  ["bot/search", "Abrufe von Suchmaschinen"],
  ["bot/ai", "Abrufe von KI-Diensten"],
  ["bot/social", "Abrufe von sozialen Netzen"],
  ["bot/feed", "Abrufe von Feed-Lesern"],
  ["bot/other", "Abrufe anderer Bots"],
];
