import { toSafeHtml } from "#app/browser/to-safe-html.ts";
import type { SendForm } from "#app/components/form/use-form.ts";
import type { SignUp } from "#app/domain/newsletter/sign-up-form.ts";
import { toPlainText } from "#app/domain/post/plain-text.ts";
import { signUpForNewsletters } from "#app/gateway/sso/calls/newsletters.ts";
import { graphqlTransport } from "#app/session/graphql.client.ts";

/** Has a mail sent whose link confirms the newsletters. */
export const sendSignUp: SendForm<SignUp> = async ({ email, newsletters }) => {
  const { kind, message } = await signUpForNewsletters(graphqlTransport, email, newsletters);
  return kind === "done" ? { kind: "notice", text: toPlainText(message) } : { kind, html: await toSafeHtml(message) };
};
