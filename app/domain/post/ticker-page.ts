/** The pages of a long ticker, for readers without script. */

/** Name of the parameter. */
export const TICKER_PAGE = "seite";

export const TICKER_PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/** From 1; anything else is the first. */
export function parseTickerPage(parameters: URLSearchParams): number {
  const text = parameters.get(TICKER_PAGE) ?? "";
  return TICKER_PAGE_NUMBER.test(text) ? Number(text) : 1;
}
