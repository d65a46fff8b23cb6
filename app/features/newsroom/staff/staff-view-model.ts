/** Staff from the wire as their pages show them (decision 104). */
import { toPasskeyViews } from "#app/components/passkey/to-passkeys.ts";
import { LOG_PATH } from "#app/domain/newsroom/newsroom-paths.ts";
import { toDayText, toMomentText } from "#app/domain/post/date-text.ts";
import { toRolesText } from "#app/domain/staff/staff-roles.ts";
import type { GetStaffAccountQuery, GetStaffLogQuery, GetStaffTeamQuery } from "#graphql/generated/operations.ts";
import { toDeviceText } from "./device-text.ts";
import { logTexts, toLogText } from "./log-texts.ts";

type Newsroom<Query extends { newsroom: unknown }> = NonNullable<Query["newsroom"]>;
type WireAccount = NonNullable<Newsroom<GetStaffAccountQuery>["account"]>;

/** As the back end pages them. */
const LINES_A_PAGE = 50;
const FEW_CODES = 3;

export type AccountView = ReturnType<typeof toAccountView>;
export type MemberView = ReturnType<typeof toMemberViews>[number];
export type LogView = ReturnType<typeof toLogView>;
type LogFilter = { person: number | null; kind: string | null };

export function toAccountView({ name, mail, roles, recovery_code_count: count, passkeys, sessions }: WireAccount) {
  return {
    name,
    mail,
    rolesText: toRolesText(roles),
    hasFewCodes: count <= FEW_CODES,
    codesText: count === 1 ? "Noch 1 von 10 Codes gilt." : `Noch ${count} von 10 Codes gelten.`,
    passkeys: toPasskeyViews(passkeys),
    sessions: sessions.map(({ id, device, created, last_seen, is_current }) => ({
      id,
      title: toDeviceText(device),
      text: `Angemeldet ${toMomentText(created)}, zuletzt aktiv ${toMomentText(last_seen)}`,
      isCurrent: is_current,
    })),
  };
}

export function toMemberViews({ team, account }: Newsroom<GetStaffTeamQuery>) {
  return (team ?? []).map(
    ({ id, name, mail, roles, state, created, last_seen, session_count: count, passkey_count: passkeyCount }) => ({
      id,
      name,
      mail,
      roles,
      state,
      rolesText: toRolesText(roles),
      isSelf: id === account?.id,
      hasSessions: count > 0,
      hasPasskeys: passkeyCount > 0,
      text: [
        ...(state === "INVITED" ? ["eingeladen, noch nicht eingerichtet"] : []),
        last_seen === null ? `seit ${toDayText(created)}` : `zuletzt aktiv ${toMomentText(last_seen)}`,
        ...(count === 0 ? [] : [count === 1 ? "1 Anmeldung" : `${count} Anmeldungen`]),
        ...(passkeyCount === 0 ? [] : [passkeyCount === 1 ? "1 Passkey" : `${passkeyCount} Passkeys`]),
      ].join(" · "),
    }),
  );
}

export function toLogView({ team, log }: Newsroom<GetStaffLogQuery>, filter: LogFilter) {
  const lines = log ?? [];
  const last = lines.length < LINES_A_PAGE ? undefined : lines.at(-1);
  const query = new URLSearchParams({
    ...(filter.person === null ? {} : { person: String(filter.person) }),
    ...(filter.kind === null ? {} : { art: filter.kind }),
    ...(last === undefined ? {} : { vor: String(last.id) }),
  });
  return {
    lines: lines.map(({ id, at, name, kind, subject }) => ({
      id,
      at,
      subject,
      time: toMomentText(at),
      what: toLogText(kind),
      who: name ?? "Programm oder Betreiber",
    })),
    people: (team ?? []).map(({ id, name }) => ({ value: String(id), title: name, isChosen: id === filter.person })),
    kinds: Object.entries(logTexts).map(([value, title]) => ({ value, title, isChosen: value === filter.kind })),
    /** Address of the page before. */
    older: last === undefined ? null : `${LOG_PATH}?${query}`,
  };
}
