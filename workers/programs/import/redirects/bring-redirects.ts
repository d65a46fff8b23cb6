/** `npm run import -- --redirects FILE`: sends a list of redirects, and says what became of it. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { type AdminClient, AdminError } from "#workers/programs/import/send/admin-client.ts";
import { readRedirects } from "./read-redirects.ts";

type Command = { file: string; formerHosts: string[]; hosts: string[]; isDryRun: boolean };

const replySchema = v.union([
  v.object({ planned: v.number(), shortened: v.number() }),
  v.object({ refusedCount: v.number(), refused: v.array(v.object({ line: v.number(), reason: v.string() })) }),
]);

/** Exit code 1 and each bad line by its number when one cannot be taken: then nothing was written. */
export async function bringRedirects(client: AdminClient, command: Command): Promise<{ exitCode: 0 | 1; report: string }> {
  const { file, ...options } = command;
  const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  const records = readRedirects(text).map((line) => ({ ...line, status: Number.isNaN(line.status) ? null : line.status }));
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ records, ...options }) };
  const response = await client.request("/admin/redirects", init, [200, 400]);
  const reply = v.safeParse(replySchema, await response.json());
  if (!reply.success) throw new AdminError("The back end did not take the list", response.status);
  if ("refused" in reply.output) {
    const { refused, refusedCount } = reply.output;
    const more = refusedCount > refused.length ? [`… and ${refusedCount - refused.length} more`] : [];
    const lines = [...refused.map(({ line, reason }) => `  line ${line}: ${reason}`), ...more];
    return { exitCode: 1, report: [`Nothing was written: ${refusedCount} lines cannot be taken.`, ...lines, ""].join("\n") };
  }
  const { planned, shortened } = reply.output;
  const what = command.isDryRun ? "would be kept" : "are kept";
  return { exitCode: 0, report: `${planned} redirects ${what}; ${shortened} led over another one and lead straight on now.\n` };
}
