/** What a mail says, before it becomes text and HTML. Plain text throughout; render-html.ts escapes it. */
export type MailText = {
  /** Never contains input of a reader. */
  subject: string;
  heading: string;
  paragraphs: string[];
  action: MailLink | null;
  /** Shown under the button: how long the link is valid. */
  actionNote: string | null;
  /** A second, smaller link. */
  alternative: MailLink | null;
  /** What to do if the reader did not ask for this mail. */
  notYou: string;
};

export type MailLink = { label: string; href: string };

/** The sender of a mail. */
export type MailFrame = {
  /** The paper's name, from the sender. */
  brand: string;
  /** Origin of the portal. */
  origin: string;
};

/** The parts around a text: the salutation and the footer. */
export type MailSurroundings = MailFrame & {
  /** First and last name, or null. */
  name: string | null;
  /** Name and address of the publisher, or null. */
  imprint: string | null;
};

/** For mails without a link. */
export const withoutLinks = { action: null, actionNote: null, alternative: null };

/** A page of the portal. */
export function toPageLink(origin: string, path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The page of a dialog. */
export function toDialogLink(origin: string, dialog: string): string {
  return toPageLink(origin, "/profil", { dialog });
}

const MAX_NAME_LENGTH = 60;

/**
 * A name that may stand in a mail, or null. Anybody can choose it and the address in a registration, so it must not be able to
 * carry a message: letters and what joins them, and no dot before a letter, which mail programs would make a link.
 */
export function toMailName(firstname: string, lastname: string): string | null {
  const name = `${firstname.trim()} ${lastname.trim()}`.trim();
  return name.length <= MAX_NAME_LENGTH && /^\p{L}[\p{L}\p{M}'’ .-]*$/u.test(name) && !/\.\S/.test(name) ? name : null;
}
