import { runPageCall } from "#app/actions/newsroom/pages/run-page-call.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import type { Route } from "./+types/redaktion.seiten.$id.stand.ts";

/** For script: `POST` with the `intent` `save` saves what was typed. */
export function action({ context, params, request, url }: Route.ActionArgs) {
  const id = parsePostId(params.id);
  if (id === null) return Response.json({ error: "Not found" }, { status: 404 });
  return runPageCall(id, { context, request, url });
}
