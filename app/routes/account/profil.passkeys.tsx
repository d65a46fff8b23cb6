import { passkeyActions } from "#app/actions/passkeys/passkey-actions.ts";
import { toRouteAction } from "#app/actions/run-form.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { PASSKEYS_PATH } from "#app/domain/passkey/passkey-paths.ts";
import { PasskeysPage } from "#app/features/passkeys/passkeys-page.tsx";
import { toPasskeysView } from "#app/features/passkeys/passkeys-view-model.ts";
import { unknownRoute } from "#app/loaders/address/route-errors.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askOwn } from "#app/loaders/reader/ask-own.ts";
import { GetPasskeysDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/profil.passkeys.ts";

const doneTexts: Readonly<Record<string, string>> = {
  angelegt: "Dein Passkey ist angelegt. Beim nächsten Mal kannst du dich damit anmelden.",
  umbenannt: "Der neue Name ist gespeichert.",
  entfernt: "Der Passkey ist entfernt. Lösche ihn auch auf deinem Gerät, damit er dort nicht mehr angeboten wird.",
};

/** The reader's passkeys; there is no such page with a back end that has none, and for who signed in with a print card. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const own = await askOwn(context, url, GetPasskeysDocument, {});
  if (own === null || own.passkeys === null) throw unknownRoute(url);
  return {
    view: toPasskeysView(own.passkeys),
    done: doneTexts[url.searchParams.get("done") ?? ""] ?? null,
    meta: { title: "Passkeys", canonical: toAddress(context, url, PASSKEYS_PATH) },
  };
}

export const action = toRouteAction(passkeyActions, { wrong: 422 });

export const meta: Route.MetaFunction = toPageMeta;

export default function Passkeys({ loaderData: { view, done }, actionData }: Route.ComponentProps) {
  const forms = actionData === undefined ? {} : { [actionData.form]: actionData.state };
  const isSent = actionData !== undefined;
  return <PasskeysPage view={view} forms={forms} options={actionData?.result?.options ?? null} done={isSent ? null : done} />;
}
