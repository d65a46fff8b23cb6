/** Addresses of the newsletters' pages. The back end writes those of issues and those of its mails (decision 83). */
export const NEWSLETTER_PATH = "/newsletter";
export const CONFIRM_PATH = "/newsletter/bestaetigen";
/** Where mail programs post to end a subscription (RFC 8058): the one form that pages of others may send. */
export const LEAVE_PATH = "/newsletter/abmelden";

/** `/newsletter/morgen`, its archive. */
export function toArchivePath(slug: string): string {
  return `${NEWSLETTER_PATH}/${slug}`;
}

/** `key` is the one of a mail. */
export function toLeavePath(key: string): string {
  return `${LEAVE_PATH}?${new URLSearchParams({ key })}`;
}

/** The day of an issue; null for what is none: no calendar has a 31st of February. */
export function parseIssueDay(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}
