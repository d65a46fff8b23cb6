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
