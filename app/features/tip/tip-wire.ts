/** Requests of the tip form to the back end over urql (rules 7.1), and their results. */
import type { Client, CombinedError } from "urql";
import type { TipFields } from "#app/domain/tip/tip-form.ts";
import { toTypedDocument } from "#graphql/client/typed-document.ts";
import { openTipDocument, sendTipDocument } from "#graphql/generated/operations.ts";

const openMutation = /* @__PURE__ */ toTypedDocument(openTipDocument);
const sendMutation = /* @__PURE__ */ toTypedDocument(sendTipDocument);

/** `over`: the ticket is, and another one is had. */
export type Refused = "later" | "too many" | "over" | "refused";

export async function openTip(client: Client): Promise<{ word: string; waitS: number } | Refused> {
  const { data, error } = await client.mutation(openMutation, { key: null }).toPromise();
  return data == null ? toRefused(error) : { word: data.openTip.ticket, waitS: data.openTip.wait_seconds };
}

export async function sendTip(
  client: Client,
  ticket: string,
  fields: TipFields,
  fileCount: number,
): Promise<{ code: string } | Refused> {
  const tip = { ...fields, file_count: fileCount };
  const { data, error } = await client.mutation(sendMutation, { ticket, tip }).toPromise();
  return data == null ? toRefused(error) : { code: data.sendTip.code };
}

function toRefused(error: CombinedError | undefined): Refused {
  switch (error?.graphQLErrors[0]?.extensions.code) {
    case "TOO_MANY_REQUESTS":
      return "too many";
    case "FORBIDDEN":
      return "over";
    case "BAD_USER_INPUT":
    case "NOT_FOUND":
      return "refused";
  }
  return "later";
}
