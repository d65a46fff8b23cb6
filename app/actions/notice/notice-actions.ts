/** What the form of a notice does (Digital Services Act, Art. 16): it is kept once, and its sender is told its number. */
import { createFormAction, type FormActions } from "#app/actions/form-action.ts";
import { toFormKey } from "#app/actions/to-form-key.ts";
import { backendContext, environmentContext } from "#app/context.ts";
import { type NoticeFields, noticeForm } from "#app/domain/notice/notice-form.ts";
import { parseSitePath, toNoticeSentPath } from "#app/domain/notice/notice-paths.ts";
import { sendNotice } from "#app/gateway/notice/notice-calls.ts";

export const noticeLimits = { maxBytes: 20_000 };

const refusals = {
  wrong: {
    message: "Den Kommentar gibt es nicht mehr. Wenn du etwas anderes melden willst, gib an, auf welcher Seite es steht.",
  },
  "too many": {
    status: 429,
    message: "Von hier oder für diese Adresse kamen gerade mehrere Meldungen. Bitte versuche es in einer Stunde noch einmal.",
  },
  failed: {
    status: 503,
    message:
      "Das hat nicht geklappt, und es liegt an unserer Technik. Deine Angaben stehen noch da: Bitte sende sie gleich noch einmal.",
  },
};

const send = createFormAction<NoticeFields>(noticeForm, async (values, { context, url }) => {
  const hosts = [url.origin, context.get(environmentContext).publicOrigin ?? url.origin].map((origin) => new URL(origin).host);
  const place = values.comment === null ? parseSitePath(values.place, hosts) : "";
  if (place === null) return { kind: "refused", message: null, errors: { place: `Das ist keine Adresse von ${hosts.at(-1)}.` } };
  const notice = { ...values, place };
  const answer = await sendNotice(context.get(backendContext), await toFormKey(notice), notice);
  if (answer.kind !== "done") return { kind: "refused", ...refusals[answer.kind] };
  return { kind: "redirect", to: toNoticeSentPath(answer.result) };
});

export const noticeActions: FormActions = { [noticeForm.name]: send };
