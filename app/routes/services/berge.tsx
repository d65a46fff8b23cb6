import { webcamActions } from "#app/actions/mountains/webcam-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toCollectionJsonLd } from "#app/components/page-meta/json-ld.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { MOUNTAINS_PATH } from "#app/domain/mountain/mountain-paths.ts";
import { MountainsPage } from "#app/features/mountains/mountains-page.tsx";
import { noMountains, toMountainsView } from "#app/features/mountains/mountains-view-model.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { requireData } from "#app/loaders/page/require-data.ts";
import { land } from "#brand/land.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetMountainsDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/berge.ts";

/** Passes and webcams that the publisher keeps. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [answer] = await askPage(context, [toQuestion(GetMountainsDocument, {})]);
  const canonical = toAddress(context, url, MOUNTAINS_PATH);
  const title = `Pässe und Webcams ${land.in}`;
  const description = `Welche Pässe ${land.in} offen oder gesperrt sind, wo Ketten nötig sind, und Bilder der Webcams.`;
  return {
    mountains: answer.missing?.has("mountains") ? noMountains : requireData(answer).mountains,
    meta: {
      title,
      description,
      canonical,
      jsonLd: toCollectionJsonLd({ title, description, canonical }, (target) => toAddress(context, url, target)),
    },
  };
}

/** Loads the picture of a webcam of others, once its reader asks for it. */
export const action = toRouteAction(webcamActions);

export const meta: Route.MetaFunction = toPageMeta;

export default function Mountains({ loaderData: { mountains, meta: page }, actionData }: Route.ComponentProps) {
  const view = toMountainsView(mountains, { loaded: actionData?.result ?? [], origin: page.canonical });
  return <MountainsPage view={view} formError={actionData?.state.formError ?? null} />;
}
