import type { PictureKey } from "./media/picture-keys.ts";

/** The topic pages of the demo portal. */
export const topics: {
  slug: string;
  title: string;
  description: string;
  picture: PictureKey;
  buttonText?: string;
  buttonLink?: string;
}[] = [
  {
    slug: "gemeindewahl",
    title: "Gemeindewahl",
    description: "Kandidatinnen, Listen und Ergebnisse aus allen 96 Gemeinden. Dazu Analysen, was die Wahl vor Ort verändert.",
    picture: "wahlurne",
    buttonText: "Alle Beiträge zur Gemeindewahl",
  },
  {
    slug: "verkehr-und-mobilitaet",
    title: "Verkehr und Mobilität",
    description: "Bahn, Bus, Rad und Straße: wie Vorarlberg unterwegs ist und worüber dabei gestritten wird.",
    picture: "bahnhof",
  },
  {
    slug: "wohnen",
    title: "Wohnen",
    description: "Mieten, Bauen, Leerstand: Wohnen ist im Land teuer geworden. Wir zeigen, warum, und was dagegen versucht wird.",
    picture: "wohnbau",
  },
  {
    slug: "klima-und-energie",
    title: "Klima und Energie",
    description: "Vom Gletscher bis zur Steckdose: wie sich das Klima in Vorarlberg ändert und woher der Strom kommt.",
    picture: "solar-dach",
  },
  {
    slug: "bregenzer-festspiele",
    title: "Bregenzer Festspiele",
    description: "Berichte und Kritiken von der Seebühne und aus dem Festspielhaus, vor und hinter den Kulissen.",
    picture: "seebuehne",
  },
  {
    slug: "wintersport",
    title: "Wintersport",
    description:
      "Rennen, Pisten und Loipen zwischen Bödele und Silvretta. Auch die Frage, wie viel Schnee künftig noch fällt, hat hier Platz.",
    picture: "skipiste",
  },
  {
    slug: "bodensee",
    title: "Bodensee",
    description: "Drei Länder, ein See: Natur, Schifffahrt und das Leben am Ufer.",
    picture: "bodensee-segelboote",
  },
  {
    slug: "rhesi-hochwasserschutz",
    title: "Rhesi: Hochwasserschutz am Rhein",
    description: "Auf 26 Kilometern soll der Alpenrhein mehr Platz bekommen. Wir begleiten das größte Schutzprojekt des Landes.",
    picture: "rheindamm",
  },
  {
    slug: "bildung",
    title: "Bildung",
    description: "Kindergarten, Schule, Lehre und Studium: was junge Menschen lernen und wer es ihnen beibringt.",
    picture: "schule",
  },
  {
    slug: "gesundheit",
    title: "Gesundheit",
    description: "Spitäler, Praxen, Pflege: wie es um die Versorgung im Land steht und was beim Gesundbleiben hilft.",
    picture: "spital",
  },
  {
    slug: "landwirtschaft",
    title: "Landwirtschaft",
    description: "Geschichten von Höfen, Alpen und Feldern. Es geht um Tiere, Preise und die Zukunft der kleinen Betriebe.",
    picture: "alpe-sommer",
  },
  {
    slug: "tourismus",
    title: "Tourismus",
    description: "Gäste, Gastgeber und die Orte dazwischen: wie der Tourismus das Land ernährt und verändert.",
    picture: "gondelbahn",
  },
  {
    slug: "kriminalitaet",
    title: "Kriminalität",
    description: "Ermittlungen, Prozesse und Warnungen, sachlich berichtet und mit Rücksicht auf die Betroffenen.",
    picture: "stadt-nacht",
  },
  {
    slug: "fussball",
    title: "Fußball",
    description: "Vom Derby im Unterhaus bis zum Spitzenspiel: Berichte, Tabellenlagen und Porträts.",
    picture: "fussballplatz",
  },
  {
    slug: "eishockey",
    title: "Eishockey",
    description: "Spiele, Transfers und Geschichten aus den Eishallen des Landes.",
    picture: "eishalle",
  },
  {
    slug: "architektur-und-handwerk",
    title: "Architektur und Handwerk",
    description: "Holz, Stein, Schindel: warum in Vorarlberg anders gebaut wird und wer es tut.",
    picture: "werkstatt",
  },
  {
    slug: "digitalisierung",
    title: "Digitalisierung",
    description: "Daten, Programme und Netze im Alltag. Wir erklären, was neue Technik kann und was sie kostet.",
    picture: "diagramm-linie",
  },
  {
    slug: "essen-und-trinken",
    title: "Essen und Trinken",
    description: "Rezepte, Wirtshäuser und Produzenten, vom Riebel bis zum Bergkäse.",
    picture: "marktplatz",
  },
  {
    slug: "blasmusik-und-vereine",
    title: "Blasmusik und Vereine",
    description: "Ohne Vereine stünde das Land still. Hier kommen jene zu Wort, die proben, kassieren und Bänke aufstellen.",
    picture: "blasmusik",
  },
  {
    slug: "rheintal-im-wandel",
    title: "Rheintal im Wandel",
    description: "Aus Dörfern ist ein Ballungsraum geworden. Eine Serie über Boden, Fluss und das Zusammenleben auf engem Raum.",
    picture: "stadt-tag",
    buttonText: "Zum Hochwasserschutz am Rhein",
    buttonLink: "/themen/rhesi-hochwasserschutz",
  },
];
