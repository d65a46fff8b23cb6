/** What a reader follows in the account; where its back end has no list of it, in an attribute (decision 77). */
import { parseSubjectName, type Subject, type SubjectKind, toSubjectName } from "#app/domain/follows/subject.ts";
import { type Refused, refuse } from "#app/gateway/sso/refuse.ts";
import type { AccountTransport, SessionKeys } from "#app/gateway/sso/transport.ts";
import {
  followSubjectsDocument,
  type SubjectInput,
  unfollowSubjectsDocument,
  type SubjectKind as WireKind,
} from "#graphql/generated/operations.ts";

type Transport = Pick<AccountTransport, "mutate">;
/** `subjects` are all that the account follows now, the last followed first. */
export type FollowsChanged = { kind: "changed"; subjects: Subject[] } | Refused;

/** Following one, and joining this browser's own list with the account's. */
export async function followSubjects(
  transport: Transport,
  keys: SessionKeys,
  subjects: readonly Subject[],
): Promise<FollowsChanged> {
  const answer = await transport.mutate(followSubjectsDocument, toVariables(keys, subjects));
  if (answer.kind === "answered") return { kind: "changed", subjects: toSubjects(answer.data.follow.subjects) };
  if (!answer.isUnknown) return refuse();
  const { changeAttributeFollows } = await import("./attribute-follows.ts");
  return changeAttributeFollows(transport, keys, (list) => [...subjects, ...list]);
}

export async function unfollowSubjects(
  transport: Transport,
  keys: SessionKeys,
  subjects: readonly Subject[],
): Promise<FollowsChanged> {
  const answer = await transport.mutate(unfollowSubjectsDocument, toVariables(keys, subjects));
  if (answer.kind === "answered") return { kind: "changed", subjects: toSubjects(answer.data.unfollow.subjects) };
  if (!answer.isUnknown) return refuse();
  const [{ changeAttributeFollows }, { withoutSubjects }] = await Promise.all([
    import("./attribute-follows.ts"),
    import("#app/domain/follows/follow-list.ts"),
  ]);
  return changeAttributeFollows(transport, keys, (list) => withoutSubjects(list, subjects));
}

function toVariables({ hash, token }: SessionKeys, subjects: readonly Subject[]) {
  return { h: hash, t: token, subjects: subjects.map(toWireSubject) };
}

export function toWireSubject({ kind, key }: Subject): SubjectInput {
  return { kind: kind.toUpperCase() as WireKind, key };
}

/** Of a kind that the portal does not know, or a slug that no browser could keep, nothing is said. */
export function toSubjects(given: readonly { kind: WireKind; key: string }[]): Subject[] {
  return given.flatMap((subject) => toSubject(subject) ?? []);
}

function toSubject({ kind, key }: { kind: WireKind; key: string }): Subject | null {
  return parseSubjectName(toSubjectName({ kind: kind.toLowerCase() as SubjectKind, key }));
}
