/** What the traffic page's island asks, as urql takes it. */
import { toTypedDocument } from "#graphql/client/typed-document.ts";
import { GetTrafficRevisionDocument } from "#graphql/generated/operations.ts";

export const revisionQuery = /* @__PURE__ */ toTypedDocument(GetTrafficRevisionDocument);
