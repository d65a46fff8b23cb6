import type { Step } from "./open-request.ts";

const knownMethods = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** Methods that nothing here understands are refused before they cost anything. */
export const requireKnownMethod: Step = ({ request }) => {
  if (knownMethods.has(request.method)) return null;
  return new Response("Method Not Allowed", { status: 405, headers: { allow: [...knownMethods].join(", ") } });
};
