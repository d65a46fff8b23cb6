/** What a notice of illegal content may say (Digital Services Act, Art. 16): the same for the form, the mails and the numbers. */

export const noticeCategories = [
  { key: "insult", title: "Beleidigung oder Hass" },
  { key: "defamation", title: "Verleumdung oder üble Nachrede" },
  { key: "privacy", title: "Persönlichkeitsrechte oder Datenschutz" },
  { key: "copyright", title: "Urheberrecht" },
  { key: "violence", title: "Drohung oder Aufruf zu Gewalt" },
  { key: "child-abuse", title: "Sexueller Missbrauch von Minderjährigen" },
  { key: "spam", title: "Werbung, Spam oder Betrug" },
  { key: "rules", title: "Verstoß gegen die Regeln für Kommentare" },
  { key: "other", title: "Anderer Grund" },
] as const;
export type NoticeCategory = (typeof noticeCategories)[number]["key"];

/** Of these a notice need not say who sends it (Art. 16 Abs. 2 lit. c). */
export function mayBeNameless(category: string): boolean {
  return category === "child-abuse";
}

/** For an unknown one the last. */
export function toCategoryTitle(category: string): string {
  return (noticeCategories.find(({ key }) => key === category) ?? noticeCategories[noticeCategories.length - 1])?.title ?? "";
}

export const MAX_PLACE = 500;
export const MAX_EXPLANATION = 3000;
export const MAX_NOTICE_NAME = 100;
/** What the newsroom tells the sender. */
export const MAX_NOTICE_REASON = 2000;
/** So long after the decision the sender's words and address go. */
export const NOTICE_KEPT_DAYS = 183;
