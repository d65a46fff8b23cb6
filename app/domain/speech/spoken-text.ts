/** A printed text as it is spoken: abbreviations, units, dates, amounts and signs written out. */

/** An abbreviation in words; the dot of one that ends its sentence ends it still. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\bz\. ?B\./g, "zum Beispiel"],
  [/\bd\. ?h\./g, "das heißt"],
  [/\bu\. ?a\./g, "unter anderem"],
  [/\bu\. ?U\./g, "unter Umständen"],
  [/\bo\. ?Ä\./g, "oder Ähnliches"],
  [/\bu\. ?Ä\./g, "und Ähnliches"],
  [/\bi\. ?d\. ?R\./g, "in der Regel"],
  [/\bv\. ?a\./g, "vor allem"],
  [/\bs\. ?o\./g, "siehe oben"],
  [/\busw\./g, "und so weiter"],
  [/\betc\./g, "et cetera"],
  [/\bbzw\./g, "beziehungsweise"],
  [/\bca\./gi, "circa"],
  [/\bvgl\./g, "vergleiche"],
  [/\binkl\./g, "inklusive"],
  [/\bexkl\./g, "exklusive"],
  [/\bsog\./g, "sogenannte"],
  [/\bgeb\./g, "geborene"],
  [/\bNr\./g, "Nummer"],
  [/\bTel\./g, "Telefon"],
  [/\bJh\./g, "Jahrhundert"],
  [/\bDr\./g, "Doktor"],
  [/\bProf\./g, "Professor"],
  [/\bMag\./g, "Magister"],
  [/\bIng\./g, "Ingenieur"],
  [/\bBgm\./g, "Bürgermeister"],
  [/\bMio\./g, "Millionen"],
  [/\bMrd\./g, "Milliarden"],
  [/\bmax\.(?= ?\d)/g, "maximal"],
  [/\bmind\.(?= ?\d)/g, "mindestens"],
  [/(?<=\d )Std\./g, "Stunden"],
  [/(?<=\d )Min\./g, "Minuten"],
  [/(?<=\d )Sek\./g, "Sekunden"],
  [/\bAbs\.(?= ?\d)/g, "Absatz"],
  [/\bArt\.(?= ?\d)/g, "Artikel"],
  [/\bS\.(?= ?\d)/g, "Seite"],
  [/(?<=[a-zß])str\.(?= |$)/g, "straße"],
  [/\bStr\.(?= ?\d)/g, "Straße"],
];
const ENDS_SENTENCE =
  /^(?:$|["“»)]|\s+["„»(]?(?:Der|Die|Das|Ein|Eine|Er|Sie|Es|Wir|Ich|Im|In|Am|Auch|Und|Aber|Doch|Dann|Für|Bei|Mit|Nach)\b)/;

/** After a number, in words; the longest first. */
const units: readonly (readonly [string, string])[] = [
  ["km/h", "Kilometer pro Stunde"],
  ["m/s", "Meter pro Sekunde"],
  ["kWh", "Kilowattstunden"],
  ["MWh", "Megawattstunden"],
  ["GWh", "Gigawattstunden"],
  ["kW", "Kilowatt"],
  ["MW", "Megawatt"],
  ["km²", "Quadratkilometer"],
  ["m²", "Quadratmeter"],
  ["m³", "Kubikmeter"],
  ["km", "Kilometer"],
  ["cm", "Zentimeter"],
  ["mm", "Millimeter"],
  ["kg", "Kilogramm"],
  ["ha", "Hektar"],
  ["°C", "Grad"],
  ["°", "Grad"],
  ["m", "Meter"],
  ["g", "Gramm"],
  ["l", "Liter"],
  ["%", "Prozent"],
  ["‰", "Promille"],
];
const unitNames = new Map(units);
const UNIT = new RegExp(`(?<=\\d) ?(${units.map(([unit]) => unit).join("|")})(?![\\p{L}\\d/²³])`, "gu");

const months = "Jänner Februar März April Mai Juni Juli August September Oktober November Dezember".split(" ");
const currencies: Readonly<Record<string, string>> = { "€": "Euro", $: "Dollar", "£": "Pfund" };
const AMOUNT = String.raw`\d+(?:,(?:\d+|[–-]))?(?: (?:Millionen|Milliarden))?`;

/** As the text is read aloud in German. Any white space counts as one space. */
export function toSpokenText(printed: string): string {
  let text = printed
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  for (const [short, long] of words)
    text = text.replace(short, (found, ...rest) => {
      const [at, whole] = rest.slice(-2) as [number, string];
      return ENDS_SENTENCE.test(whole.slice(at + found.length)) ? `${long}.` : long;
    });
  return (
    toNumbers(text)
      .replace(/\bSt\. ?(?=\p{Lu})/gu, "Sankt ")
      .replace(/§§ ?/g, "Paragrafen ")
      .replace(/§ ?/g, "Paragraf ")
      // "Leser:innen" has a small pause where it has a sign.
      .replace(/(?<=\p{Ll})[:*_·](?=in(?:nen)?\b)/gu, " ")
      .replace(/ ?& ?/g, " und ")
      .replace(/(?<= )\+(?= ?\d)/g, "plus ")
      .replace(/(?<= )[−–](?=\d)/g, "minus ")
      .replace(/ [–—] /g, ", ")
      .replace(/ {2,}/g, " ")
      .replace(/ (?=[,;])/g, "")
      .trim()
  );
}

function toNumbers(text: string): string {
  return (
    text
      // Before thousands: "20.11.2026" has dots as well.
      .replace(/\b(\d{1,2})\. ?(\d{1,2})\.(?: ?(\d{4})\b|(?!\d))/g, toDate)
      .replace(/\b(\d{1,2})[.:](\d{2})(?= Uhr)/g, toClock)
      .replace(/\b(\d{1,2}) ?: ?(\d{1,2})\b(?! Uhr)/g, "$1 zu $2")
      .replace(/\b\d{1,3}(?:[.\u202f’']\d{3})+\b/g, (number) => number.replace(/\D/g, ""))
      .replace(new RegExp(`([€$£]) ?(${AMOUNT})`, "g"), (_, sign: string, amount: string) => toMoney(amount, sign))
      .replace(new RegExp(`(${AMOUNT}) ?([€$£])`, "g"), (_, amount: string, sign: string) => toMoney(amount, sign))
      .replace(/\b(\d+),(\d{2}) Euro\b/g, (_, euro: string, cent: string) => toMoney(`${euro},${cent}`, "€"))
      .replace(UNIT, (_, unit: string) => ` ${unitNames.get(unit)}`)
      .replace(/(?<=\d) ?[–-] ?(?=\d)/g, " bis ")
  );
}

function toDate(found: string, day: string, month: string, year: string | undefined): string {
  const name = months[Number(month) - 1];
  if (name === undefined || Number(day) < 1 || Number(day) > 31) return found;
  return `${Number(day)}. ${name}${year === undefined ? "" : ` ${year}`}`;
}

/** A full hour has no minutes; of another a voice reads the clock's own sign right. */
function toClock(_: string, hour: string, minute: string): string {
  return Number(minute) === 0 ? String(Number(hour)) : `${Number(hour)}:${minute}`;
}

function toMoney(amount: string, sign: string): string {
  const name = currencies[sign] ?? sign;
  const [, euro = "", cent = ""] = /^(\d+),(\d{2})$/.exec(amount) ?? [];
  if (euro !== "") return Number(cent) === 0 ? `${euro} ${name}` : `${euro} ${name} ${Number(cent)}`;
  return `${amount.replace(/,[–-]$/, "")} ${name}`;
}
