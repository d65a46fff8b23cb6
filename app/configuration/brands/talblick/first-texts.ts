import type { BrandFirstTexts } from "#app/configuration/brands/brand.ts";

export const firstTexts: BrandFirstTexts = {
  newsletters: {
    morgen: {
      title: "Guten Morgen, Vorarlberg",
      description: "Was heute im Land wichtig wird, und was über Nacht geschehen ist.",
    },
    abend: { title: "Der Tag am Abend", description: "Die Geschichten des Tages, zum Nachlesen in Ruhe." },
    wochenende: { title: "Wochenende", description: "Die Geschichten der Woche, und was die meisten gelesen haben." },
    sport: { title: "Sport aus dem Land", description: "Ergebnisse und Berichte vom Wochenende." },
    eilmeldungen: { title: "Eilmeldungen", description: "Wenn etwas geschieht, das alle angeht." },
    VPLUS_Subscriber: { title: "Talblick Plus", description: "Für Abonnentinnen und Abonnenten: Neues rund um das Abo." },
  },
  campaigns: {
    "": {
      short: "Talblick Plus zum Print-Abo, ohne Aufpreis",
      long: "Zu deinem Print-Abo gehört Talblick Plus: alle Plus-Artikel auf Talblick, in der App und auf allen Geräten, solange dein Print-Abo läuft. Ohne Aufpreis.",
    },
    PREMIUM26: {
      short: "Talblick Plus Premium zum Print-Abo",
      long: "Für Print-Abonnentinnen und Print-Abonnenten: Talblick Plus Premium mit E-Paper, allen Plus-Artikeln und weniger Werbung, solange dein Print-Abo läuft.",
    },
  },
};
