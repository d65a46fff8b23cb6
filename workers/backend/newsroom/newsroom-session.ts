/**
 * Who is the newsroom (decision 76): whoever shows NEWSROOM_TOKEN, or a session that was opened with it. All that knows how the
 * newsroom proves itself stands here, so that staff with roles of their own can take its place.
 */
import { parseBearerToken, parseCaller } from "#workers/backend/accounts/caller/parse-caller.ts";
import { forgetGuesses, type Guess, takeGuess, type Wait } from "#workers/backend/accounts/guesses/growing-waits.ts";
import { openSeal, sealClaims } from "#workers/backend/accounts/keys/seal.ts";
import { isSameSecret } from "#workers/backend/accounts/keys/secret-text.ts";
import type { Env } from "#workers/backend/env.ts";

/** A working day, after which the newsroom signs in anew. */
export const SESSION_LIFETIME_S = 12 * 60 * 60;
const SEAL_PURPOSE = "talblick newsroom session";
/** As `sealClaims` makes them: a compact JWE without a key of its own. Nobody guesses one. */
const SESSION_SHAPE = /^eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Wrong tokens of a network wait longer and longer (decision 48). No common wait: whoever guesses must not keep the newsroom out.
 * More are free than at a password, which is no random text: programs that know the token send much at once.
 */
const guesses: Wait = { lane: "newsroom-network", free: 30, firstWaitS: 5, longestWaitS: 15 * 60 };

/** `slowed` is of a network that has guessed too often; `closed` of a back end without NEWSROOM_TOKEN. */
export type NewsroomAdmission = "admitted" | "refused" | "slowed" | "closed";

export type OpenedSession = { kind: "opened"; session: string; expiresAt: Date } | { kind: "refused" | "slowed" | "closed" };

/** Whether the request's bearer is a session of the newsroom's or its token; the token counts as a guess until it was right. */
export async function admitNewsroom(request: Request, env: Env, now: number): Promise<NewsroomAdmission> {
  const token = env.NEWSROOM_TOKEN ?? "";
  if (token === "") return "closed";
  const given = parseBearerToken(request);
  if (given === null) return "refused";
  if (!SESSION_SHAPE.test(given)) return checkToken(given, request, env, now);
  const claims = await openSeal(given, { secrets: [token], purpose: SEAL_PURPOSE, now });
  return claims === null ? "refused" : "admitted";
}

/** A session of twelve hours for who knows the token. It is sealed with the token: another token ends all sessions. */
export async function openNewsroomSession(given: string, request: Request, env: Env, now: number): Promise<OpenedSession> {
  const admission = await checkToken(given, request, env, now);
  if (admission !== "admitted") return { kind: admission };
  const exp = now + SESSION_LIFETIME_S;
  const session = await sealClaims({ exp }, { secret: env.NEWSROOM_TOKEN ?? "", purpose: SEAL_PURPOSE });
  return { kind: "opened", session, expiresAt: new Date(exp * 1000) };
}

/** Counted before it is looked at, so that guesses of the same moment are told apart. */
async function checkToken(given: string, request: Request, env: Env, now: number): Promise<NewsroomAdmission> {
  const token = env.NEWSROOM_TOKEN ?? "";
  if (token === "") return "closed";
  const caller = await parseCaller(request, env, now);
  // Callers for whom nobody vouches are one network.
  const guess: Guess = { wait: guesses, subject: caller.network ?? "" };
  if (!(await takeGuess({ env, now }, guess))) return "slowed";
  if (!(await isSameSecret(given, token))) return "refused";
  await forgetGuesses(env, [guess]);
  return "admitted";
}
