/** Makes a link to a post that readers do not see yet, and ends all that were made (decision 101). */
import { createButtonAction } from "#app/actions/form-action.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { backendContext } from "#app/context.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { endPreviews, sharePreview } from "#app/gateway/newsroom/moderation-calls.ts";
import { toAddress } from "#app/loaders/address/to-address.ts";
import { refuseStaff } from "./staff-messages.ts";

/** Over a weekend. */
const HOURS = 72;

/** `expires`: ISO 8601. */
type Shared = { title: string; address: string; expires: string };

const share = createButtonAction<Shared>("share", async ({ context, url, entries }) => {
  const id = parsePostId(entries.id);
  if (id === null) throw unknownIntent();
  const answer = await sharePreview(context.get(backendContext), { id, hours: HOURS });
  if (answer.kind !== "done") return refuseStaff(answer, url);
  const { title, path, expires } = answer.result;
  return { kind: "done", result: { title, address: toAddress(context, url, path), expires } };
});

const end = createButtonAction<Shared>("end", async ({ context, url, entries }) => {
  const id = parsePostId(entries.id);
  if (id === null) throw unknownIntent();
  const answer = await endPreviews(context.get(backendContext), { id });
  if (answer.kind !== "done") return refuseStaff(answer, url);
  return { kind: "notice", text: `Alle Links zur Vorschau von „${answer.result.title}“ sind beendet.` };
});

export const previewActions = { share, end };
