import { toNewsroomMeta } from "#app/components/page-meta/page-meta.ts";
import { DAY_PARAMETER, toIssuePath, toMailPath } from "#app/domain/newsroom/issues/issue-paths.ts";
import { IssuePreviewPage } from "#app/features/newsroom/issues/issue-preview-page.tsx";
import { requireIssueMail } from "#app/loaders/newsroom/require-issues.ts";
import type { Route } from "./+types/redaktion.newsletter.$slug.vorschau.ts";

/** An issue as mail, in a frame and as text. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const day = url.searchParams.get(DAY_PARAMETER) ?? "";
  const { title, issue, rights } = await requireIssueMail(context, url, { slug, day });
  const { mail } = issue;
  return {
    rights,
    view: {
      title,
      path: toIssuePath(slug, issue.day),
      mail: toMailPath(slug, issue.day),
      content: mail === null ? null : { subject: mail.subject, text: mail.text },
    },
  };
}

export const meta = () => toNewsroomMeta("Vorschau des Newsletters");

export default function IssuePreview({ loaderData }: Route.ComponentProps) {
  return <IssuePreviewPage {...loaderData} />;
}
