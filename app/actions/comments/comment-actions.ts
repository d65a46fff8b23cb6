/** What the forms of a post's comments do (decision 100). */
import { requireSessionUser, transportOf } from "#app/actions/account-action.ts";
import { type ActionCall, createButtonAction, createFormAction, type FormActions } from "#app/actions/form-action.ts";
import { unknownIntent } from "#app/actions/run-form.ts";
import { environmentContext, sessionContext } from "#app/context.ts";
import { commentForm } from "#app/domain/comment/comment-form.ts";
import { toCommentAnchor, toOwnCommentPath } from "#app/domain/comment/comment-paths.ts";
import type { GivenMark } from "#app/domain/comment/given-mark.ts";
import { parsePostId } from "#app/domain/newsroom/newsroom-paths.ts";
import { toLoginPath } from "#app/domain/page/login-path.ts";
import { decideViewer } from "#app/domain/paywall/viewer/viewer.ts";
import type { SessionUser } from "#app/domain/session/session-user.ts";
import { readGiftKey } from "#app/gateway/gifts/gift-reader.ts";
import { signGrant } from "#app/gateway/grants/sign-grant.ts";
import * as calls from "#app/gateway/sso/calls/comments.ts";
import type { SessionKeys } from "#app/gateway/sso/transport.ts";
import { readViewerFacts } from "#app/loaders/reader/read-viewer-facts.ts";

/** The actions of the comments of `post`; `parent` is the comment that the page's form answers. */
export function createCommentActions(
  post: number,
  { parent, request }: { parent: number | null; request: Request },
): FormActions<GivenMark> {
  const send = createFormAction(commentForm, async ({ text, name }, call) => {
    const reader = await findReader(call);
    if (reader === null) return { kind: "refused", message: toLoginMessage(call) };
    const comment = { post, parent, text, name: name === "" ? null : name };
    const outcome = await calls.sendComment(transportOf(call), reader, comment, await toOpened(call, post, request));
    if (outcome.kind === "sent") return { kind: "redirect", to: toOwnCommentPath(outcome.id) };
    if (outcome.kind === "wrong") return { kind: "refused", message: null, errors: { [outcome.field]: outcome.message } };
    return outcome;
  });
  // Without script a page cannot say what its reader has marked: the answer does, with the way to take it back.
  const mark = createButtonAction<GivenMark>("mark", async (call) => {
    const id = requireId(call);
    const outcome = await calls.markComment(transportOf(call), await requireSessionUser(call), { id, isUseful: true });
    return outcome.kind === "counted" ? { kind: "done", result: { kind: "useful", id } } : outcome;
  });
  const unmark = createButtonAction("unmark", async (call) => {
    const id = requireId(call);
    const outcome = await calls.markComment(transportOf(call), await requireSessionUser(call), { id, isUseful: false });
    return outcome.kind === "counted" ? { kind: "redirect", to: `${call.url.pathname}#${toCommentAnchor(id)}` } : outcome;
  });
  const react = createButtonAction<GivenMark>("react", async (call) => {
    const outcome = await calls.reactToPost(transportOf(call), await requireSessionUser(call), { post, isOn: true });
    return outcome.kind === "counted" ? { kind: "done", result: { kind: "thanks" } } : outcome;
  });
  const unreact = createButtonAction("unreact", async (call) => {
    const outcome = await calls.reactToPost(transportOf(call), await requireSessionUser(call), { post, isOn: false });
    return outcome.kind === "counted" ? { kind: "redirect", to: call.url.pathname } : outcome;
  });
  return { [commentForm.name]: send, mark, unmark, react, unreact };
}

function requireId({ entries }: ActionCall): number {
  const id = parsePostId(entries.id);
  if (id === null) throw unknownIntent();
  return id;
}

/** Null for a guest and for a session that is over: what was typed must not be lost to the login. */
async function findReader(call: ActionCall): Promise<(SessionUser & SessionKeys) | null> {
  if ((await call.context.get(sessionContext).user) === null) return null;
  try {
    return await requireSessionUser(call);
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status === 303) return null;
    throw thrown;
  }
}

function toLoginMessage({ url }: ActionCall): string {
  const login = toLoginPath(url.pathname, false).replaceAll("&", "&amp;");
  return `Zum Kommentieren brauchst du ein Konto: <a href="${login}">Melde dich in einem neuen Tab an</a> und sende den Text dann hier noch einmal. Er bleibt stehen.`;
}

/** What opens the post to this reader beside a subscription. */
async function toOpened({ context }: ActionCall, post: number, request: Request): Promise<calls.Opened> {
  const viewer = decideViewer(await readViewerFacts(context, request));
  const from = { now: new Date(), address: request.headers.get("cf-connecting-ip") };
  const grant = await signGrant(context.get(environmentContext), viewer, post, from);
  return { grant, gift: readGiftKey(request.headers.get("cookie")) };
}
