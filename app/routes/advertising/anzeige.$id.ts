import { data } from "react-router";
import { backendContext, botContext } from "#app/context.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { followAdCampaign } from "#app/gateway/advertising/advertising-calls.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { answerFile } from "#app/loaders/answer-file.ts";
import { parseAdLink } from "#shared/rules/advertising-rules.ts";
import type { Route } from "./+types/anzeige.$id.ts";

/**
 * Leads on to where a campaign leads: only to the address that the back end has of it, and never to one of the request. Bots and what a
 * browser fetches ahead do not count.
 */
export function loader({ request, context, params, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const id = parsePostId(params.id);
    if (id === null) throw unknownRoute(url);
    const isAhead = /prefetch|prerender/.test(request.headers.get("sec-purpose") ?? "");
    const counts = request.method === "GET" && !isAhead && !context.get(botContext).isBot;
    const answer = await followAdCampaign(context.get(backendContext), { id, counts });
    if (answer.kind !== "done") throw data({ message: "The back end does not say where it leads" }, { status: 503 });
    const target = parseAdLink(answer.result ?? "");
    if (target === null) throw unknownRoute(url);
    return new Response(null, { status: 302, headers: { location: target } });
  });
}
