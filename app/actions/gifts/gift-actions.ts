/** What a giver does: gives a post away, and ends what was given. */
import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { createButtonAction, type FormActions } from "#app/actions/form-action.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { GIVING_PATH, toGivingPath } from "#app/domain/gift/gift-paths.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import * as calls from "#app/gateway/sso/calls/gifts.ts";

const give = createButtonAction(
  "give",
  async (call) => {
    const post = parsePostId(call.entries.post);
    if (post === null) throw unknownIntent();
    const gift = { post, withName: call.entries["with-name"] === "on" };
    const outcome = await calls.giveArticle(transportOf(call), await requireSessionUser(call), gift);
    return outcome.kind === "given" ? { kind: "redirect", to: toGivingPath(post) } : outcome;
  },
  (entries) => ({ "with-name": entries["with-name"] ?? "" }),
);

const end = createButtonAction("end", async (call) => {
  const id = parsePostId(call.entries.id);
  if (id === null) throw unknownIntent();
  const outcome = await calls.endGift(transportOf(call), await requireSessionUser(call), id);
  return outcome.kind === "ended" ? { kind: "redirect", to: `${GIVING_PATH}?done=beendet` } : outcome;
});

export const giftActions: FormActions = { give, end };
