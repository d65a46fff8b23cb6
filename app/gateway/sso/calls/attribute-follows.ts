/** What a reader follows with a back end that has no list of it: one attribute of the account (decision 77). */
import { FOLLOWS_ATTRIBUTE, readAttributeFollows, toFollowsValue } from "#app/domain/follows/follows-attribute.ts";
import type { Subject } from "#app/domain/follows/subject.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import { logInAutomatically } from "./session/automatic-login.ts";
import { updateAttribute } from "./update-attribute.ts";

type Transport = Pick<AccountTransport, "mutate">;

/** What the account follows now, the last followed first; null when it cannot be had. */
export async function askAttributeFollows(transport: Transport, keys: SessionKeys): Promise<Subject[] | null> {
  const login = await logInAutomatically(transport, keys);
  return login.kind === "signed-in" ? readAttributeFollows(login.user.attributes) : null;
}

/** Reads the list anew and writes it whole: of two devices at the same moment the later one counts. */
export async function changeAttributeFollows(
  transport: Transport,
  keys: SessionKeys,
  change: (list: readonly Subject[]) => Subject[],
): Promise<{ kind: "changed"; subjects: Subject[] } | Refused> {
  const list = await askAttributeFollows(transport, keys);
  if (list === null) return refuse();
  const value = toFollowsValue(change(list));
  const kept = await updateAttribute(transport, keys, { attribute: FOLLOWS_ATTRIBUTE, value });
  if (kept.kind !== "kept") return kept;
  return { kind: "changed", subjects: readAttributeFollows([{ name: FOLLOWS_ATTRIBUTE, value }]) };
}
