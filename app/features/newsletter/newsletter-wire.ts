/** What the islands of the newsletters ask by urql's hooks, as urql takes it. */
import { toTypedDocument } from "#graphql/client/typed-document.ts";
import { signUpForNewslettersDocument } from "#graphql/generated/operations.ts";

export const signUpMutation = /* @__PURE__ */ toTypedDocument(signUpForNewslettersDocument);
