/** Every kind of mail, of each room that writes some. A test finds one that is missing here. */
import type { MailKind } from "#workers/backend/ground/mail/mail-kind.ts";
import { commentDecisionMail, complaintAnswerMail } from "#workers/backend/newsroom/comments/moderation/comment-mails.ts";
import { noticeDecidedMail, noticeMail, noticeReceivedMail } from "#workers/backend/newsroom/notices/notice-mail.ts";
import { tipMail } from "#workers/backend/newsroom/tips/tip-mail.ts";
import { addressChangedMail, newAddressMail } from "#workers/backend/readers/accounts/address/address-mails.ts";
import { accountMails } from "#workers/backend/readers/accounts/mail/account-mails.ts";
import { cancellationMail, cancellationReceivedMail } from "#workers/backend/readers/cancellations/cancellation-mail.ts";
import { newsletterConfirmMail } from "#workers/backend/readers/newsletters/readers/newsletter-confirm-mail.ts";
import { contractMail } from "#workers/backend/readers/subscriptions/contract-mail/contract-mail.ts";
import { upsellAlreadyRegisteredMail } from "#workers/backend/readers/upsell/upsell-mail.ts";

export const mails: readonly MailKind[] = [
  ...accountMails,
  newAddressMail,
  addressChangedMail,
  newsletterConfirmMail,
  upsellAlreadyRegisteredMail,
  cancellationReceivedMail,
  cancellationMail,
  contractMail,
  tipMail,
  noticeReceivedMail,
  noticeMail,
  noticeDecidedMail,
  commentDecisionMail,
  complaintAnswerMail,
];
