/** The (invented) editorial staff of the demo portal. */
export const authors: { slug: string; name: string; role: string; description: string; email: string }[] = [
  {
    slug: "lea-bertsch",
    name: "Lea Bertsch",
    role: "Leiterin Politik",
    description: "Lea Bertsch berichtet über Landtag und Gemeinden. Sie liest Rechnungsabschlüsse so gern wie andere Krimis.",
    email: "lea.bertsch@talblick.example",
  },
  {
    slug: "jonas-maetzler",
    name: "Jonas Mätzler",
    role: "Redakteur Verkehr und Chronik",
    description:
      "Jonas Mätzler schreibt über Straße, Schiene und alles, was sich darauf bewegt. Zur Arbeit kommt er mit dem Rad.",
    email: "jonas.maetzler@talblick.example",
  },
  {
    slug: "miriam-fessler",
    name: "Miriam Fessler",
    role: "Leiterin Wirtschaft",
    description:
      "Miriam Fessler beobachtet Industrie, Energie und Arbeitsmarkt im Rheintal. Vor dem Journalismus war sie Buchhalterin.",
    email: "miriam.fessler@talblick.example",
  },
  {
    slug: "david-rhomberg",
    name: "David Rhomberg",
    role: "Reporter",
    description: "David Rhomberg ist für lange Reportagen und Porträts unterwegs, am liebsten zu Fuß.",
    email: "david.rhomberg@talblick.example",
  },
  {
    slug: "katharina-natter",
    name: "Katharina Natter",
    role: "Redakteurin Gesellschaft",
    description: "Katharina Natter befasst sich mit Bildung, Gesundheit und Wohnen. Sie kommt aus dem Bregenzerwald.",
    email: "katharina.natter@talblick.example",
  },
  {
    slug: "elias-burtscher",
    name: "Elias Burtscher",
    role: "Redakteur Regionen",
    description: "Elias Burtscher berichtet aus Walgau, Montafon und Bregenzerwald über Betriebe, Sport und Bergwelt.",
    email: "elias.burtscher@talblick.example",
  },
  {
    slug: "anna-summer",
    name: "Anna Summer",
    role: "Redakteurin Leben",
    description:
      "Anna Summer schreibt über Genuss, Freizeit und den Bodensee. Jedes Rezept kocht sie vor dem Erscheinen zweimal.",
    email: "anna.summer@talblick.example",
  },
  {
    slug: "thomas-hagen",
    name: "Thomas Hagen",
    role: "Redakteur Lokales",
    description: "Thomas Hagen kennt die Gemeindestuben des Landes und die Leute, die darin sitzen. Seit zwanzig Jahren im Haus.",
    email: "thomas.hagen@talblick.example",
  },
  {
    slug: "sophie-moosbrugger",
    name: "Sophie Moosbrugger",
    role: "Leiterin Wissen",
    description: "Sophie Moosbrugger hat Biologie studiert und übersetzt Forschung in verständliche Sätze.",
    email: "sophie.moosbrugger@talblick.example",
  },
  {
    slug: "redaktion",
    name: "Talblick-Redaktion",
    role: "Redaktion",
    description: "Unter diesem Namen erscheinen Meldungen, an denen mehrere Kolleginnen und Kollegen gearbeitet haben.",
    email: "redaktion@talblick.example",
  },
];
