/** Whether this site sends notices, and this browser could show them: asked once a page, after somebody has followed something. */
import { pageGraphql } from "#app/islands/page-graphql.client.ts";
import { GetPushDocument } from "#graphql/generated/operations.ts";

let asked: Promise<boolean> | null = null;

/** Never rejects: an offer that cannot be made is none. */
export function offersNotices(): Promise<boolean> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<boolean> {
  if (!("PushManager" in window) || Notification.permission === "denied") return false;
  const { data } = await pageGraphql.query(GetPushDocument, {});
  return data?.push != null;
}
