/**
 * A program: a Worker in workerd that does nothing but give out fixed bytes: `/empty`, and `/N` for the Nth file that is named. What
 * everything else is compared with. Prints its address.
 */
import { readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";

const pages = process.argv.slice(2).map((file) => readFileSync(file, "utf8"));
const script = `
  const pages = ${JSON.stringify(pages)}.map((text) => new TextEncoder().encode(text));
  export class Bare extends (await import("cloudflare:workers")).WorkerEntrypoint {
    fetch(request) {
      const path = request.url.slice(request.url.indexOf("/", 8) + 1);
      const headers = { "content-type": "text/html; charset=utf-8" };
      return new Response(path === "empty" ? "" : pages[Number(path)], { headers });
    }
  }
  export default {};
`;
const bare = new Miniflare(
  convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: 0,
    cf: false,
    workers: [
      {
        name: "bare",
        modules: true,
        script,
        compatibilityDate: "2026-08-01",
        unsafeDirectSockets: [{ host: "127.0.0.1", port: 0, entrypoint: "Bare" }],
      },
    ],
  }),
);
await bare.ready;
process.once("SIGTERM", () => void bare.dispose().then(() => process.exit(0)));
process.stdout.write(`Ready: ${(await bare.unsafeGetDirectURL("bare", "Bare")).origin}\n`);
