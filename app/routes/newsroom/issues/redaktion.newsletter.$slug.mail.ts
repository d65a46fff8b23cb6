import { DAY_PARAMETER } from "#app/domain/newsroom/issues/issue-paths.ts";
import { answerFile } from "#app/loaders/answer-file.ts";
import { requireIssueMail } from "#app/loaders/newsroom/require-issues.ts";
import type { Route } from "./+types/redaktion.newsletter.$slug.mail.ts";

/** Mail has its styles inline, so they are allowed here; nothing runs, nothing is sent, and only this site may frame it. */
const MAIL_POLICY = [
  "default-src 'none'",
  "img-src 'self' https: data:",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-same-origin",
].join("; ");

/** The mail of an issue itself, for the frame of its preview. */
export function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  return answerFile(async () => {
    const { issue } = await requireIssueMail(context, url, { slug, day: url.searchParams.get(DAY_PARAMETER) ?? "" });
    if (issue.mail === null) return new Response("Es gibt noch nichts zu senden.\n", { status: 404, headers: plain });
    return new Response(issue.mail.html, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": MAIL_POLICY,
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
      },
    });
  });
}

const plain = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
