import { giftActions } from "#app/actions/gifts/gift-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { GIVEN_POST, GIVING_PATH } from "#app/domain/gift/gift-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { GivingPage } from "#app/features/giving/giving-page.tsx";
import { toGivingView } from "#app/features/giving/giving-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askOwn } from "#app/loaders/reader/ask-own.ts";
import { GetGivingDocument, GetOwnGiftsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/verschenken.ts";

const doneTexts: Readonly<Record<string, string>> = {
  beendet: "Das Geschenk ist beendet: Der Link öffnet den Artikel nicht mehr.",
};

/** The form for giving the post that `artikel` names, and what the reader gave. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const post = parsePostId(url.searchParams.get(GIVEN_POST));
  const giving = post === null ? null : await askOwn(context, url, GetGivingDocument, { post });
  const own = post === null ? await askOwn(context, url, GetOwnGiftsDocument, {}) : giving;
  if (own === null || own.own_gifts === null) throw unknownRoute(url);
  const given = giving?.post ?? null;
  return {
    view: toGivingView(own.own_gifts, given, (path) => toAddress(context, url, path)),
    done: doneTexts[url.searchParams.get("done") ?? ""] ?? null,
    meta: {
      title: given === null ? "Verschenkte Artikel" : "Artikel verschenken",
      canonical: toAddress(context, url, GIVING_PATH),
    },
  };
}

export const action = toRouteAction(giftActions, { wrong: 422 });

export const meta: Route.MetaFunction = toPageMeta;

export default function Giving({ loaderData: { view, done }, actionData }: Route.ComponentProps) {
  const forms = actionData === undefined ? {} : { [actionData.form]: actionData.state };
  return <GivingPage view={view} forms={forms} done={done} />;
}
