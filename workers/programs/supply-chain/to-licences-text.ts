/** `public/lizenzen.txt`: whose programs, fonts and data this site is made of, with the texts that their licences ask for. */
import type { ShippedPackage } from "./read-packages.ts";

const intro = `Lizenzen
========

Diese Website verwendet Programme, Schriften und Daten anderer. Danke! Hier stehen ihre Lizenzen.
This site is made of software, fonts and data by others. Their licences are below.

Daten
-----

Gemeinden und ihre Grenzen: Statistik Austria, data.statistik.gv.at, CC BY 4.0
(https://creativecommons.org/licenses/by/4.0/deed.de); vereinfacht von Flooh Perlot, CC BY 4.0. Ihre Orte: GeoNames, geonames.org, CC BY 4.0.
Spritpreise: E-Control, Spritpreisrechner. Verkehrsmeldungen, Notdienste, Wetter und Schnee: wie auf ihrer Seite genannt.

Schriften
---------

Source Serif 4 und Source Sans 3, Adobe: SIL Open Font License 1.1, unten im Wortlaut.

Programme
---------
`;

/** Follows the licence's name for a package without a licence file: the text of these is known by that name. */
const noText = "(The package brings no text of its licence; the name above is what its authors declare.)";

/** Packages with the same text share it. Ends with a line break. */
export function toLicencesText(packages: readonly ShippedPackage[]): string {
  const byText = Map.groupBy(packages, ({ licence, text }) => text ?? `${licence}\n\n${noText}`);
  const list = packages.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
  const texts = [...byText].map(([text, sharing]) => {
    const names = sharing.map(({ name, version }) => `${name} ${version}`).join(", ");
    return `${"-".repeat(78)}\n${names}\n${"-".repeat(78)}\n\n${text}\n`;
  });
  return `${intro}\n${list.join("\n")}\n\n${texts.join("\n")}`;
}
