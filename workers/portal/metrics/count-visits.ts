/** What the embedded back end counts of a post, and a publisher's own does not: it takes the number of a post that was read, and no more. */
import { parseJson } from "#app/domain/page/parse-json.ts";
import { logError } from "#shared/log/log.ts";
import type { Visit } from "#shared/rules/post-counts.ts";
import type { PortalRequest } from "#workers/portal/steps/open-request.ts";

type Asked = Pick<PortalRequest, "environment" | "backend">;

const isOwn = ({ environment }: Asked) => environment.backendOrigin !== null;

/** Has the back end count what happened on a post's page; null where it does not. The page is answered alike whatever becomes of it. */
export function toCountVisit(asked: Asked): ((visit: Visit) => Promise<void>) | null {
  if (isOwn(asked)) return null;
  const headers = { "content-type": "application/json" };
  return async (visit) => {
    try {
      await asked.backend.rest.answer("/visits", { method: "POST", body: JSON.stringify(visit), headers });
    } catch (error) {
      logError("What happened on a post's page is not counted", error);
    }
  };
}

/** A page's word that a post was read, as this back end takes it. What is no such word stays as it is, for the back end to refuse. */
export function toView(body: Uint8Array<ArrayBuffer>, asked: Asked): Uint8Array<ArrayBuffer> | string {
  if (!isOwn(asked)) return body;
  const { post }: { post?: unknown } = Object(parseJson(new TextDecoder().decode(body)));
  return post === undefined ? body : JSON.stringify({ post });
}
