/** The local election in a place where no list runs: everybody can be elected. */
import type { Facts, Telling } from "#workers/demo/compose/telling.ts";

/** The municipalities without lists. */
export const withoutLists = new Set(["duns"]);

/** Tells of an election by writing names. */
export function tellMajority(f: Facts): Telling {
  const p = f.place;
  const [older, younger] = [f.person(), f.person()];
  return {
    kickers: ["Gemeindewahl"],
    titles: [`Zwölf Sitze und keine Liste: So wählt ${p.name}`],
    leads: [`${p.In} gibt es keine Plakate und kein Wahlforum. Zwölf Sitze sind zu vergeben, und alle kommen infrage.`],
    parts: [
      [
        `Wer ${p.in} nach Wahlwerbung sucht, findet ein Inserat für Brennholz und den Fahrplan der Buslinie. Eine Liste hat sich nicht gemeldet. Gewählt wird also mit leerem Zettel: Alle Wahlberechtigten dürfen Namen aufschreiben, und jeder Name gilt.`,
      ],
      [
        `Zwölf Sitze hat die ${p.council}, rund 330 Personen sind wahlberechtigt und damit wählbar. Wer die meisten Nennungen bekommt, zieht ein, sofern er oder sie annimmt. In anderen Orten würde man die Listen vorstellen, Namen wie „Miteinander“ oder „Weitblick“. Hier heißt die Liste Telefonbuch.`,
      ],
      [
        `Die Beteiligung war beim letzten Mal hoch, 71 von 100 gaben einen Zettel ab. Das hat auch praktische Gründe: Wer daheim bleibt, muss damit rechnen, erst recht aufgeschrieben zu werden. Ausgezählt wird den ganzen Nachmittag lang, denn Handschriften wollen entziffert sein.`,
      ],
      [
        `„Ich habe vor fünf Jahren neunundzwanzig Stimmen bekommen und bis heute nicht herausgefunden, von wem“, erzählt ${older.full}. „Seither bin ich zu allen freundlich.“ ${younger.full}, zum ersten Mal wahlberechtigt, hat schon sechs Namen beisammen: „Für zwölf muss ich noch ein paar Leute kennenlernen.“`,
      ],
      [
        `Ungewöhnlich ist das nur von außen betrachtet. Schon mehrmals wurde ${p.in} so gewählt, und verwaltet wurde danach nicht schlechter als anderswo. Die Straßen sind geräumt, die Schule hat ein neues Dach, gestritten wird mit Maß. Ein Programm hat niemand versprochen, also kann auch niemand eines brechen.`,
      ],
      [
        `Das Ergebnis wird am Abend ausgehängt, in der Reihenfolge der Nennungen. Danach läuten die Telefone, und es beginnt jene Stunde, in der Zusagen, Ausreden und Bedenkzeiten verteilt werden. Erst wenn zwölf Menschen Ja gesagt haben, ist die Wahl wirklich vorbei.`,
      ],
    ],
    pictures: ["wahlurne", "wahlkabine"],
    tags: ["Gemeindewahl", "Mehrheitswahl", p.name],
    topics: ["gemeindewahl"],
  };
}
