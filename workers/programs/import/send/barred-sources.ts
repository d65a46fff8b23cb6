/** What the back end does not take from an import, asked before any picture is fetched (decision 101). */
import * as v from "valibot";
import { type AdminClient, AdminError } from "./admin-client.ts";

const replySchema = v.object({ sources: v.array(v.object({ source: v.string() })), next: v.nullable(v.string()) });

const TAKEN_DOWN = "was taken down here";
const AT_DESK = "is written at the desk here";
const DELETED = "was deleted at the desk here (npm run desk -- --lift)";

/** Of one site: `{kind} {source}` each, with the reason; pictures that are named by their address alone belong to every site. */
export async function readBarredSources(client: AdminClient, siteName: string): Promise<Map<string, string>> {
  const barred = new Map<string, string>();
  for (const [list, kind, prefix, reason] of [
    ["takedown-post", "post", `wp:${siteName}:`, TAKEN_DOWN],
    ["takedown-media", "media", `wp:${siteName}:`, TAKEN_DOWN],
    ["takedown-media", "media", "url:", TAKEN_DOWN],
    ["desk-post", "post", `wp:${siteName}:`, AT_DESK],
    ["desk-page", "page", `wp:${siteName}:`, AT_DESK],
    ["desk-deleted-page", "page", `wp:${siteName}:`, DELETED],
  ] as const) {
    let after: string | null = "";
    while (after !== null) {
      const query: URLSearchParams = new URLSearchParams({ kind: list, prefix, after });
      const response = await client.request(`/admin/sources?${query}`, { method: "GET" }, [200]);
      const reply = v.safeParse(replySchema, await response.json());
      if (!reply.success) throw new AdminError("The back end answered to /admin/sources with something else than sources");
      for (const { source } of reply.output.sources) barred.set(`${kind} ${source}`, reason);
      after = reply.output.next;
    }
  }
  return barred;
}
