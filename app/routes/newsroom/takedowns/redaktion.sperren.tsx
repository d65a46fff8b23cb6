import { data, redirect } from "react-router";
import { takedownActions } from "#app/actions/newsroom/takedown-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { environmentContext } from "#app/context.ts";
import { emptyForm } from "#app/domain/forms/form-state.ts";
import { parsePostId, toConfirmPath, toTakedownPath } from "#app/domain/newsroom/newsroom-paths.ts";
import { type OwnAddress, parseOwnAddress } from "#app/domain/newsroom/own-address.ts";
import { TakedownsPage } from "#app/features/newsroom/takedowns/takedowns-page.tsx";
import { toTakedownsView } from "#app/features/newsroom/takedowns/takedowns-view-model.ts";
import { admit, askNewsroom } from "#app/loaders/newsroom/require-newsroom.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetTakedownsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/redaktion.sperren.ts";

/**
 * Takedowns (decision 101): `beitrag=` is the post to be taken down, `vor=` the number of the last one of the page before. A user
 * who is asked to confirm it shows a second factor first, so that no reason is lost for want of one.
 */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const { searchParams } = url;
  const text = searchParams.get("beitrag")?.trim() ?? null;
  const { publicOrigin } = context.get(environmentContext);
  const parsed = text === null ? null : parseOwnAddress(text, [url.origin, ...(publicOrigin === null ? [] : [publicOrigin])]);
  const address = parsed?.kind === "own" ? parsed.address : "";
  const asked = { before: parsePostId(searchParams.get("vor")), address, asks: address !== "" };
  const newsroom = admit(await askNewsroom(context, toQuestion(GetTakedownsDocument, asked)), "TAKEDOWN", url);
  const { takedown_candidate: candidate } = newsroom;
  const isDown = candidate?.post === null && candidate.takedown !== null && candidate.takedown.lifted === null;
  if (isDown && candidate.id !== null) throw redirect(toTakedownPath(candidate.id), 303);
  if (candidate?.post != null && !newsroom.is_confirmed && request.method === "GET")
    throw redirect(toConfirmPath(url.pathname + url.search), 303);
  const view = toTakedownsView(newsroom, { text: text ?? "", error: toError(parsed) });
  return data({ view, rights: newsroom.rights }, view.error === null ? 200 : 422);
}

function toError(parsed: OwnAddress | null): string | null {
  if (parsed?.kind === "foreign") return `${parsed.host} ist nicht diese Zeitung. Hier lässt sich nur entfernen, was hier steht.`;
  return parsed?.kind === "none" ? "Das ist weder eine Nummer noch die Adresse eines Beitrags." : null;
}

export const action = toRouteAction(takedownActions, { wrong: 422 });

export const meta = () => toNewsroomMeta("Sperren");

export default function Takedowns({ loaderData, actionData }: Route.ComponentProps) {
  return <TakedownsPage {...loaderData} form={actionData?.state ?? emptyForm} />;
}
