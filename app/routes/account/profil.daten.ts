import { redirect } from "react-router";
import { withFreeReads } from "#app/loaders/reader/export-free-reads.ts";
import { requireAccountExport } from "#app/loaders/reader/require-account.ts";
import { PORTAL_ID } from "#brand/portal-id.ts";
import type { Route } from "./+types/profil.daten.ts";

/** Everything that is kept about the reader, as a file. Back to the profile, which says why, for a session that may not have it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user, text } = await requireAccountExport(context);
  if (text === null) throw redirect("/profil#daten", 303);
  return new Response(await withFreeReads(context, user.id, text), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${PORTAL_ID}-daten-${user.id}.json"`,
    },
  });
}
