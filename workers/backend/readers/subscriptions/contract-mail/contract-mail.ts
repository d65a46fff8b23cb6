/** The mail that confirms what became of a contract: ordered, cancelled, resumed, ended before its time (§ 7 FAGG). */
import * as v from "valibot";
import { defineMail, mailNumber, mailText } from "#workers/backend/ground/mail/mail-kind.ts";
import { toMailName, toPageLink } from "#workers/backend/ground/mail/mail-text.ts";
import { readAccountRow } from "#workers/backend/readers/accounts/account-row.ts";
import { ACTIVATION_HOURS } from "#workers/backend/readers/accounts/mail/account-mail-texts.ts";
import { createKey } from "#workers/backend/readers/accounts/registration/one-time-keys.ts";
import { parseMeta } from "#workers/backend/readers/products/abo.ts";
import { products, productTitles } from "#workers/backend/readers/products/products.ts";
import { type Contract, contractEvents, toContractMail } from "./contract-mail-texts.ts";
import { findTerm } from "./find-term.ts";

const time = v.pipe(v.number(), v.integer());

/**
 * The message holds what was so at that moment: a reader may have changed their mind before the mail is written. It goes to an
 * unconfirmed address as well, with a link that confirms it: whoever has paid gets a confirmation (§ 7 Abs. 3 FAGG).
 */
export const contractMail = defineMail(
  "contract",
  {
    event: v.picklist(contractEvents),
    accountId: mailNumber,
    product: v.picklist(products),
    /** As the table has it: the names of resource and term. */
    meta: v.pipe(v.string(), v.maxLength(10_000)),
    startsAt: time,
    /** The end of the paid period; null runs on. */
    endsAt: v.nullable(time),
    /** Of one period, where the subscription itself says it. */
    months: v.nullable(v.number()),
    renews: v.picklist([0, 1]),
    /** When it was ordered, cancelled, …. */
    at: time,
    /** The provider's name of it, for whom asks. */
    number: v.nullable(mailText),
  },
  async (message, { env, frame, times }) => {
    const account = await readAccountRow(env.DB, message.accountId);
    if (account === null || account.state === "blocked") return null;
    const named = new Map(parseMeta(message.meta).map(({ key, value }) => [key, value]));
    const term = findTerm(named.get("termId") ?? null);
    const contract: Contract = {
      ...message,
      title: named.get("resourceName") ?? productTitles[message.product],
      months: message.months ?? term?.months ?? null,
      renews: message.renews === 1,
      offer: term,
    };
    const imprint = env.MAIL_IMPRINT?.trim() || null;
    const mail = toContractMail(frame, contract, imprint);
    const to = { to: account.email, name: toMailName(account.firstname, account.lastname) };
    if (account.state === "active") return { ...to, mail };
    const lifetimeS = ACTIVATION_HOURS * 3600;
    const key = await createKey(env.DB, { purpose: "activate", accountId: account.id, lifetimeS, now: times.now });
    return {
      ...to,
      mail: {
        ...mail,
        paragraphs: [UNCONFIRMED, ...mail.paragraphs],
        action: { label: "E-Mail-Adresse bestätigen", href: toPageLink(frame.origin, "/zugang-aktivieren", { key }) },
        actionNote: `Der Link ist ${ACTIVATION_HOURS} Stunden gültig und lässt sich einmal verwenden. Frühere gelten nicht mehr.`,
      },
    };
  },
);

const UNCONFIRMED =
  "Deine E-Mail-Adresse ist noch nicht bestätigt. Bitte bestätige sie mit dem Link in dieser Nachricht; dein Abo gilt auch ohne das.";
