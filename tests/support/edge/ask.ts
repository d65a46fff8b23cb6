/** One HTTP request, unvarnished: any header, no redirect followed, the body as it travelled. */
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = {
  status: number;
  headers: Record<string, string | undefined>;
  setCookies: string[];
  /** As it travelled. */
  bytes: Buffer;
  /** Decoded. */
  text: string;
  milliseconds: number;
};

/** Long enough for every time limit of the portal; a test that runs into it has found a hanging request. */
const PATIENCE_MS = 20_000;

export type Question = { method?: string; headers?: Record<string, string>; body?: string };

export function ask(origin: string, path: string, { method = "GET", headers = {}, body }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const question = request({ hostname, port, path, method, headers, agent: false, timeout: PATIENCE_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string | undefined>,
          setCookies: response.headers["set-cookie"] ?? [],
          bytes,
          text: decode(bytes, response.headers["content-encoding"]),
          milliseconds: performance.now() - started,
        });
      });
    });
    question.on("timeout", () => question.destroy(new Error(`${method} ${path} hangs`)));
    question.on("error", reject);
    question.end(body);
  });
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return "";
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  if (encoding === "gzip") return gunzipSync(bytes).toString();
  return bytes.toString();
}
