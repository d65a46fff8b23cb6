/** Whom a service page names as its source: what the operator set. */
export type ServiceOrigin = { title: string; link: string | null };

/** Null where no name is set; links lead to web pages alone. */
export function toServiceOrigin(title: string | undefined, link: string | undefined): ServiceOrigin | null {
  if (title === undefined || title === "") return null;
  return { title, link: link !== undefined && /^https?:\/\//.test(link) ? link : null };
}
