import type { Step } from "./open-request.ts";

/**
 * `/service-worker.js`: the worker of this build, or the one that ends it where `SERVICE_WORKER` is off. Browsers compare it with what they
 * have at each visit, so neither they nor anything between keeps it.
 */
export const answerServiceWorker: Step = async ({ request, url, environment }) => {
  if (url.pathname !== "/service-worker.js") return null;
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
  const { default: script } = environment.hasServiceWorker
    ? await import("#app/service-worker/service-worker.ts?inline-script")
    : await import("#app/service-worker/ending-worker.ts?inline-script");
  return new Response(script, {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache", "content-security-policy": POLICY },
  });
};

/** It loads and asks for what is this site's, and evaluates no text. */
const POLICY = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
