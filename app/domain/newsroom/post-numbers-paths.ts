/** Addresses of what was counted of posts: a period in an order, and a post's own days. */
import { NUMBERS_PATH } from "./newsroom-paths.ts";

export const numbersPeriods = [
  { word: "heute", period: "TODAY", title: "Heute" },
  { word: "gestern", period: "YESTERDAY", title: "Gestern" },
  { word: "7-tage", period: "WEEK", title: "7 Tage" },
  { word: "30-tage", period: "MONTH", title: "30 Tage" },
] as const;
export type NumbersPeriodChoice = (typeof numbersPeriods)[number];

export const numbersOrders = [
  { word: "gelesen", title: "Gelesen" },
  { word: "lesezeit", title: "Lesezeit" },
  { word: "schranke", title: "Schranke gesehen" },
  { word: "abo", title: "Abo begonnen" },
  { word: "kommentare", title: "Kommentare" },
  { word: "erschienen", title: "Erschienen" },
] as const;
export type NumbersOrder = (typeof numbersOrders)[number]["word"];

export const POST_PARAMETER = "beitrag";
export const UNTIL_PARAMETER = "bis";
const PERIOD_PARAMETER = "zeitraum";
const ORDER_PARAMETER = "nach";

type Choice = { period: NumbersPeriodChoice; order: NumbersOrder };
type As = "page" | "csv";

/** What an address chooses; what it does not name, or wrongly, is the first of each. */
export function parseNumbersChoice({ searchParams }: URL): Choice {
  const [period, order] = [searchParams.get(PERIOD_PARAMETER), searchParams.get(ORDER_PARAMETER)];
  return {
    period: numbersPeriods.find(({ word }) => word === period) ?? numbersPeriods[0],
    order: numbersOrders.find(({ word }) => word === order)?.word ?? numbersOrders[0].word,
  };
}

export function toNumbersChoicePath({ period, order }: Choice, as: As = "page"): string {
  return join(as === "csv" ? `${NUMBERS_PATH}.csv` : NUMBERS_PATH, {
    ...(period === numbersPeriods[0] ? {} : { [PERIOD_PARAMETER]: period.word }),
    ...(order === numbersOrders[0].word ? {} : { [ORDER_PARAMETER]: order }),
  });
}

/** `until`: the last of its days, YYYY-MM-DD; null for the present one. */
export function toPostNumbersPath(id: number, until: string | null = null, as: As = "page"): string {
  const days: Record<string, string> = until === null ? {} : { [UNTIL_PARAMETER]: until };
  return as === "csv"
    ? join(`${NUMBERS_PATH}.csv`, { [POST_PARAMETER]: String(id), ...days })
    : join(`${NUMBERS_PATH}/${id}`, days);
}

function join(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters);
  return query.size === 0 ? path : `${path}?${query}`;
}
