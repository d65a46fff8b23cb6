import type { Step } from "./open-request.ts";

const knownMethods = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** Answers at once which methods there are, and refuses unknown ones before they cost anything. */
export const requireKnownMethod: Step = ({ request }) => {
  const allow = [...knownMethods].join(", ");
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { allow } });
  if (knownMethods.has(request.method)) return null;
  return new Response("Diese Methode gibt es hier nicht.\n", {
    status: 405,
    headers: { allow, "content-type": "text/plain; charset=utf-8" },
  });
};
