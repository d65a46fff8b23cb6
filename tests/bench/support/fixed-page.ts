/** A page of the portal as a fixed file: its own HTML without any script, its pictures from where they lie. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

/** As `fetch` gets it from the portal at `origin`; the file travels in brotli, like the page itself. */
export async function startFixedPage(origin: string, path: string): Promise<{ url: string; stop: () => void }> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const plain = html.replace(/<script\b[^>]*>.*?<\/script>/gs, "");
  const file = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
        // Makes a browser that comes from an empty tab begin a new process; from another site it does that anyway.
        "cross-origin-opener-policy": "same-origin-allow-popups",
      });
      return void response.end(file);
    }
    const answer = await fetch(`${origin}${request.url}`, { headers: { accept: request.headers.accept ?? "*/*" } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(bytes);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, stop: () => void server.close() };
}
