/** What a death notice and words of condolence may hold: asked by the forms of the portal and by the back end. */

export const deathNoticeKinds = ["death", "thanks", "anniversary", "tribute"] as const;
export type DeathNoticeKind = (typeof deathNoticeKinds)[number];

/** What readers call each. */
export const deathNoticeKindTitles: Readonly<Record<DeathNoticeKind, string>> = {
  death: "Todesanzeige",
  thanks: "Danksagung",
  anniversary: "Jahrestag",
  tribute: "Nachruf",
};

/** Characters. */
export const MAX_NOTICE_NAME = 120;
export const MAX_NOTICE_TEXT = 5000;
/** Of all who mourn, a line each. */
export const MAX_NOTICE_MOURNERS = 2000;
/** Of a place, an undertaker, a picture's words. */
export const MAX_NOTICE_LINE = 150;
/** What ends later is a mistake. */
export const MAX_NOTICE_YEARS = 10;
/** The first year that somebody may have been born or have died in. */
export const FIRST_NOTICE_YEAR = 1800;

/** So many days after its end a notice is deleted, with all that was written to it. */
export const ENDED_NOTICE_DAYS = 30;

/** Of who is looked for. */
export const MAX_NAME_SEARCH = 60;
/** Each of its words has at least so many characters; shorter ones are begun by too many names. */
export const MIN_NAME_WORD = 2;

export const MAX_CONDOLENCE_TEXT = 1500;
export const MAX_CONDOLENCE_NAME = 80;
export const MAX_CONDOLENCE_PLACE = 80;
/** So long the newsroom can ask who wrote. */
export const CONDOLENCE_SENDER_DAYS = 90;
/** What the newsroom has refused goes after so many days. */
export const REFUSED_CONDOLENCE_DAYS = 30;
