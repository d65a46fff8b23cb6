import { runLeave } from "#app/actions/newsletter/run-leave.ts";
import { toPageMeta } from "#app/components/page-meta/page-meta.ts";
import { LEAVE_PATH } from "#app/domain/newsletter/newsletter-paths.ts";
import { LeavePage } from "#app/features/newsletter/leave-page.tsx";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { askPage } from "#app/loaders/page/ask-page.ts";
import { toQuestion } from "#graphql/client/batches/ask-together.ts";
import { GetNewsletterOfKeyDocument } from "#graphql/generated/operations.ts";
import type { Route } from "./+types/newsletter.abmelden.ts";

/** Where the link of every newsletter leads. Opening it ends nothing. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get("key") ?? "";
  const [answer] = await askPage(context, [toQuestion(GetNewsletterOfKeyDocument, { key: key.slice(0, 200) })]);
  return {
    linkKey: key,
    // The button ends it also where its name cannot be read; the client has logged why.
    title: answer.data === null ? "" : answer.data.newsletter_of_key,
    meta: { title: "Newsletter abbestellen", canonical: toAddress(context, url, LEAVE_PATH) },
  };
}

/** The body does not matter and is not read. */
export async function action({ context, url }: Route.ActionArgs) {
  return runLeave({ context, url });
}

export const meta: Route.MetaFunction = toPageMeta;

export default function Leave({ loaderData: { linkKey, title }, actionData }: Route.ComponentProps) {
  const state = actionData === undefined ? "ask" : actionData.isLeft ? "done" : "failed";
  return <LeavePage linkKey={linkKey} title={title} state={state} />;
}
