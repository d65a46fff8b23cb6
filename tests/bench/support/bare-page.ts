import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const HTML = "<!doctype html><html lang=de><title>Bare</title><body><h1>Bare</h1><p>A fixed file.</p></body></html>";

/** A fixed file, which pages are compared with in the same run. */
export async function startBarePage(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(HTML);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => void server.close() };
}
