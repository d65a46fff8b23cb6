import { runDeskCall } from "#app/actions/newsroom/desk/run-desk-call.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import type { Route } from "./+types/redaktion.beitraege.$id.stand.ts";

/** For script: `POST` with an `intent` saves what was typed (`save`), tells that a window is open (`keep`) or closed (`leave`), looks up a post to link (`related`), and looks at links (`links`). */
export function action({ context, params, request, url }: Route.ActionArgs) {
  const id = parsePostId(params.id);
  if (id === null) return Response.json({ error: "Not found" }, { status: 404 });
  return runDeskCall(id, { context, request, url });
}
