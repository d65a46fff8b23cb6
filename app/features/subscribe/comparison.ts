/** What sets the offers apart, feature by feature. */
import type { Offer } from "#app/configuration/offers.ts";

type Feature = { title: string; isIn: Readonly<Record<Offer["slug"], boolean>> };

const inAll = { plus: true, "plus-premium": true, pur: true };
const withPlus = { plus: true, "plus-premium": true, pur: false };
const withPur = { plus: false, "plus-premium": true, pur: true };
const premiumOnly = { plus: false, "plus-premium": true, pur: false };

export const features: readonly Feature[] = [
  { title: "Freie Artikel, Service und Gemeinden", isIn: inAll },
  { title: "Alle Plus-Artikel, auch in der App", isIn: withPlus },
  { title: "Newsletter für Abonnentinnen und Abonnenten", isIn: withPlus },
  { title: "Weniger Werbung", isIn: withPur },
  { title: "Keine Einwilligungsfragen", isIn: withPur },
  { title: "Gastzugang für eine zweite Person", isIn: premiumOnly },
  { title: "E-Paper ab 20 Uhr am Vorabend", isIn: premiumOnly },
];
