/** Calls about notices (Digital Services Act, Art. 16). */
import type { NoticeFields } from "#app/domain/notice/notice-form.ts";
import type { BackendClient } from "#app/gateway/graphql/create-backend-client.ts";
import { type CallAnswer, createCalls } from "#app/gateway/graphql/create-calls.ts";
import { defineCall as defineStaffCall } from "#app/gateway/newsroom/staff-calls.ts";
import { decideNoticeDocument, type NoticeCategory, sendNoticeDocument } from "#graphql/generated/operations.ts";

type Kind = "too many" | "wrong";

const defineCall = createCalls<Kind>("a notice", { TOO_MANY_REQUESTS: "too many", BAD_USER_INPUT: "wrong" });
const send = defineCall(sendNoticeDocument, (data) => data.sendNotice.number);

/** The number of the notice. `key` names the form, so that it is one notice however often it comes; `place` is a path of this site. */
export function sendNotice(
  client: Pick<BackendClient, "askTogether">,
  key: string,
  { category, ...notice }: NoticeFields,
): Promise<CallAnswer<number, Kind>> {
  const name = category.toUpperCase().replace("-", "_") as NoticeCategory;
  return send(client, { key, notice: { ...notice, category: name, website: "" } });
}

/** The newsroom decides; `conflict` when somebody did before, or when the comment can still be read. */
export const decideNotice = defineStaffCall(decideNoticeDocument, (data) => data.decideNotice);
