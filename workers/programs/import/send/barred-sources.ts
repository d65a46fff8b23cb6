/** What was taken down in the back end and must not be brought again, asked before any picture is fetched (decision 101). */
import * as v from "valibot";
import { type AdminClient, AdminError } from "./admin-client.ts";

const replySchema = v.object({ sources: v.array(v.object({ source: v.string() })), next: v.nullable(v.string()) });

/** Of one site: `{kind} {source}` each, for posts and media; pictures that are named by their address alone belong to every site. */
export async function readBarredSources(client: AdminClient, siteName: string): Promise<Set<string>> {
  const barred = new Set<string>();
  for (const [kind, prefix] of [
    ["post", `wp:${siteName}:`],
    ["media", `wp:${siteName}:`],
    ["media", "url:"],
  ] as const) {
    let after: string | null = "";
    while (after !== null) {
      const query: URLSearchParams = new URLSearchParams({ kind: `takedown-${kind}`, prefix, after });
      const response = await client.request(`/admin/sources?${query}`, { method: "GET" }, [200]);
      const reply = v.safeParse(replySchema, await response.json());
      if (!reply.success) throw new AdminError("The back end answered to /admin/sources with something else than sources");
      for (const { source } of reply.output.sources) barred.add(`${kind} ${source}`);
      after = reply.output.next;
    }
  }
  return barred;
}
