/** What wrangler gives the back end: bindings, variables, secrets (wrangler.toml). */
import type { MailMessage } from "./accounts/mail-message.ts";

export type Env = {
  DB: D1Database;
  MEDIA: R2Bucket;
  /** Mail to readers waits here (accounts/mail-message.ts). */
  MAIL_QUEUE: Queue<MailMessage>;
  MAIL: SendEmail;
  /** Sender of mail to readers: `Name <address>`. */
  MAIL_FROM: string;
  /** Name and address of the publisher under every mail; without it only the link to /impressum stands there. */
  MAIL_IMPRINT?: string;
  /** Secret of the publisher's own services: who has it may register without double opt-in. Without it nobody may. */
  SERVICE_TOKEN?: string;
  /** Secret for `/admin/*`: seed and import. Without it these paths answer 404. */
  ADMIN_TOKEN?: string;
  /** Shared with the portal: signs access grants, the portal's word on who calls, and the cookies' images. */
  GRANT_SECRET?: string;
  TOPICS_NAMESPACE: string;
  SSO_NAMESPACE: string;
};
