/** The newsroom: who gets in, who may do what, and what others must not see before its time. */
import type { Mutation } from "#tests/mutations/mutation.ts";

const room = "workers/backend/newsroom/staff";
const staffTest = `${room}/staff.workerd.test.ts`;
const newsroomTest = `${room}/newsroom.workerd.test.ts`;
const drafts = "workers/backend/newsroom/drafts/drafts.workerd.test.ts";

export const staff: readonly Mutation[] = [
  {
    file: `${room}/rights.ts`,
    from: 'programRights: readonly StaffRight[] = ["ticker", "tips"];',
    to: 'programRights: readonly StaffRight[] = ["ticker", "tips", "takedown"];',
    harm: "a program of the newsroom takes posts down",
    tests: [newsroomTest, staffTest, `${room}/moderation.workerd.test.ts`],
  },
  {
    file: `${room}/rights.ts`,
    from: 'operator: ["status"],',
    to: 'operator: ["status", "tips"],',
    harm: "who looks after the machine reads the tips of sources",
    tests: [newsroomTest, staffTest],
  },
  {
    file: `${room}/newsroom-session.ts`,
    from: 'if (!admission.rights.includes(right)) return { kind: "no right" };',
    to: "",
    harm: "every member may do everything",
    tests: [newsroomTest, staffTest],
  },
  {
    file: `${room}/newsroom-session.ts`,
    from: "return isConfirmed && !admission.isConfirmed ?",
    to: "return isConfirmed && admission.isConfirmed ?",
    harm: "a post is taken down, a member locked, without a second factor",
    tests: [staffTest, `${room}/moderation.workerd.test.ts`, "workers/backend/newsroom/takedowns/take-down.workerd.test.ts"],
  },
  {
    file: `${room}/newsroom-session.ts`,
    from: 'if (!(await takeGuess({ env, now }, guess))) return { kind: "slowed" };',
    to: "",
    harm: "the newsroom's token may be guessed as fast as one can send",
    tests: [newsroomTest],
  },
  {
    file: `${room}/second-factor.ts`,
    from: "window: 1, timestamp",
    to: "window: 10, timestamp",
    harm: "a code that was read over a shoulder counts for five minutes",
    tests: [staffTest],
  },
  {
    file: `${room}/second-factor.ts`,
    from: "WHERE id = ?1 AND totp_step < ?2 AND totp_secret = ?3`;",
    to: "WHERE id = ?1 AND totp_secret = ?3`;",
    harm: "a code counts twice",
    tests: [staffTest],
  },
  {
    file: `${room}/second-factor.ts`,
    from: 'for (const guess of guesses) if (!(await takeGuess({ env, now }, guess))) return "slowed";',
    to: "",
    harm: "a million codes are tried in an hour",
    tests: [staffTest],
  },
  {
    file: `${room}/second-factor.ts`,
    from: 'const sql = "DELETE FROM staff_recovery_codes WHERE staff_id = ?1 AND digest IN (SELECT value FROM json_each(?2))";',
    to: 'const sql = "UPDATE staff_recovery_codes SET digest = digest WHERE staff_id = ?1 AND digest IN (SELECT value FROM json_each(?2))";',
    harm: "a recovery code on a lost sheet opens again and again",
    tests: [staffTest],
  },
  {
    file: `${room}/staff-sessions.ts`,
    from: "AND o.expires_at > ?2 AND m.state = 'active'`;",
    to: "AND o.expires_at > ?2`;",
    harm: "a locked member's browser goes on working",
    tests: [staffTest],
  },
  {
    file: `${room}/staff-sessions.ts`,
    from: "isConfirmed: row.confirmed_at + CONFIRMED_FOR_S > now,",
    to: "isConfirmed: row.confirmed_at > 0,",
    harm: "an unlocked computer is enough to take a post down all day",
    tests: [staffTest],
  },
  {
    file: `${room}/staff-sessions.ts`,
    from: 'const sql = "DELETE FROM staff_sessions WHERE id = ?1 AND staff_id = ?2";',
    to: 'const sql = "DELETE FROM staff_sessions WHERE id = ?1 AND ?2";',
    harm: "a member signs another one out",
    tests: [staffTest],
  },
  {
    file: `${room}/sign-in/sign-in.ts`,
    from: 'staff?.state === "active" ? staff.password_hash : null',
    to: "staff?.password_hash ?? null",
    harm: "a locked member still learns that the password is right",
    tests: [staffTest],
  },
  {
    file: `${room}/sign-in/sign-in.ts`,
    from: 'return claims?.p === (await digestSecret(staff.password_hash ?? "")) ? staff : null;',
    to: "return staff;",
    harm: "who began to sign in with a stolen password goes on after it was changed",
    tests: [staffTest],
  },
  {
    file: `${room}/sign-in/enrol.ts`,
    from: "WHERE id = ?1 AND invitation = ?2 AND state = 'invited'`;",
    to: "WHERE id = ?1 AND ?2 IS NOT NULL AND state = 'invited'`;",
    harm: "an invitation counts twice, for two people at once",
    tests: [staffTest],
  },
  {
    file: `${room}/team/team.ts`,
    from: "locked_at = COALESCE(locked_at, unixepoch())\n    WHERE id = ?1 AND (is_administrator = 0 OR ",
    to: "locked_at = COALESCE(locked_at, unixepoch())\n    WHERE id = ?1 AND (is_administrator = 1 OR is_administrator = 0 OR ",
    harm: "the last administrator locks the team out",
    tests: [staffTest],
  },
  {
    file: `${room}/team/team.ts`,
    from: "  await endSessionsStatement(DB, id, null).run();\n",
    to: "",
    harm: "a member who is locked for a lost laptop is signed in again with the unlocking",
    tests: [staffTest],
  },
  {
    file: "workers/backend/newsroom/drafts/preview-token.ts",
    from: "state.mark === mark && ",
    to: "",
    harm: "a link that was sent for checking shows what was written since",
    tests: [drafts],
  },
  {
    file: "workers/backend/newsroom/drafts/preview-token.ts",
    from: "state.ended <= after && ",
    to: "",
    harm: "links to a draft go on after they were ended",
    tests: [drafts],
  },
  {
    file: "workers/backend/newsroom/drafts/preview-token.ts",
    from: " && state.isMakerThere === 1;",
    to: ";",
    harm: "who has left the paper reads its drafts by the links they made",
    tests: [drafts],
  },
  {
    file: "app/gateway/newsroom/newsroom-cookie.ts",
    from: "if (!isNewsroomPath(new URL(request.url).pathname)) return null;",
    to: "",
    harm: "the newsroom's session counts on readers' pages",
    tests: ["app/gateway/newsroom/newsroom-cookie.test.ts"],
  },
  {
    file: "app/gateway/newsroom/newsroom-cookie.ts",
    from: 'httpOnly: true, secure: true, sameSite: "strict"',
    to: 'httpOnly: true, secure: true, sameSite: "lax"',
    harm: "a link of another site opens the newsroom's pages signed in",
    tests: ["app/gateway/newsroom/newsroom-cookie.test.ts"],
  },
];
