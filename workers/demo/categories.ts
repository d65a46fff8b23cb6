/** The sections of the demo portal. */
export const categories: { slug: string; title: string; description: string }[] = [
  {
    slug: "politik",
    title: "Politik",
    description: "Was in Landtag, Landesregierung und den 96 Gemeinden Vorarlbergs entschieden wird.",
  },
  { slug: "wirtschaft", title: "Wirtschaft", description: "Betriebe, Arbeitsmarkt und Handwerk zwischen Bodensee und Arlberg." },
  {
    slug: "kultur",
    title: "Kultur",
    description: "Bühne, Musik, Literatur und Ausstellungen aus der Region, besprochen und erklärt.",
  },
  { slug: "sport", title: "Sport", description: "Spielberichte, Porträts und Hintergründe vom Dorfplatz bis zur ersten Liga." },
  { slug: "wetter", title: "Wetter", description: "Prognosen, Warnungen und Wetterkunde für das Rheintal und die Berge." },
  { slug: "blaulicht", title: "Blaulicht", description: "Einsätze von Feuerwehr, Rettung, Bergrettung und Polizei." },
  { slug: "menschen", title: "Menschen", description: "Porträts und Begegnungen mit Leuten, die etwas zu erzählen haben." },
  { slug: "leben", title: "Leben", description: "Essen, Wohnen, Familie und alles, was den Alltag schöner macht." },
  { slug: "wissen", title: "Wissen", description: "Forschung, Natur und Technik, verständlich aufbereitet." },
  { slug: "meinung", title: "Meinung", description: "Kommentare, Glossen und Gastbeiträge, klar als Meinung gekennzeichnet." },
  {
    slug: "oesterreich",
    title: "Österreich",
    description: "Was in Wien und den anderen Bundesländern geschieht und was es für Vorarlberg bedeutet.",
  },
  { slug: "welt", title: "Welt", description: "Ereignisse und Reportagen aus Europa und darüber hinaus." },
];
