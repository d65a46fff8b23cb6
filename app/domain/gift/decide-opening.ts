/** Whether a request opens a gift, which counts a reader, or only looks at it. */

export type OpeningFacts = {
  /** Of the request: a reading, or something before or beside one. */
  isReading: boolean;
  isBot: boolean;
  /** The browser has had the gift. */
  hasOpened: boolean;
  /** The browser says that a person goes to this page (`Sec-Fetch-Mode`, `Sec-Fetch-Dest`). */
  isNavigation: boolean;
  /** The reader pressed the button. */
  isAsked: boolean;
};

/** Messengers and mail programs fetch what is sent by them, and many say nothing of what they are: only a browser is believed. */
export function decideOpening({ isReading, isBot, hasOpened, isNavigation, isAsked }: OpeningFacts): boolean {
  return isReading && !isBot && (hasOpened || isNavigation || isAsked);
}

/** A browser going to a page as a whole, not a program, a frame or a script. */
export function isNavigation(headers: Headers): boolean {
  return headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";
}
