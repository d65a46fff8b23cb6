/** The words above a preview. */
import type { GetPreviewQuery } from "#graphql/generated/operations.ts";

type WirePreview = Pick<NonNullable<GetPreviewQuery["preview"]>, "status" | "publish_at" | "expires">;

const moment = new Intl.DateTimeFormat("de-AT", {
  timeZone: "Europe/Vienna",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** What state the post is in, and until when the link is good. */
export function toPreviewTexts({ status, publish_at, expires }: WirePreview): { stateText: string; expiresText: string } {
  return {
    stateText: toStateText(status, publish_at),
    expiresText: `Dieser Link gilt bis ${toText(expires)} Uhr, oder bis sich der Text ändert.`,
  };
}

function toStateText(status: WirePreview["status"], publishAt: string | null): string {
  if (status === "DRAFT") return "Dieser Beitrag ist ein Entwurf und für niemanden sonst zu sehen.";
  const at = publishAt === null ? "" : toText(publishAt);
  if (status === "SCHEDULED") return `Dieser Beitrag erscheint am ${at} Uhr.`;
  return `Dieser Beitrag ist seit ${at} Uhr erschienen.`;
}

function toText(iso: string): string {
  return moment.format(new Date(iso));
}
