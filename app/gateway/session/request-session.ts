import type { SessionUser } from "#app/domain/session/session-user.ts";
import type { Answer, Question } from "#graphql/client/batches/ask-together.ts";

/** The automatic login as a question that is still to be sent, and what takes its answer. */
export type PendingLogin = { question: Question<unknown>; settle: (answer: Promise<Answer<unknown>>) => void };

/** The session of one request: what pages read of it, and what actions do with it. */
export type RequestSession = {
  /** The verified reader, by the automatic login (rules 4), which is asked for now where it left with no page's questions; never rejects. */
  readonly user: Promise<SessionUser | null>;
  /** Whether the back end said that the session which the reader's cookies name is over; asks nothing by itself. */
  readonly isOver: Promise<boolean>;
  /** The automatic login, to be sent along with other questions; null when there is nothing to ask, or it was asked already. */
  readonly login: PendingLogin | null;
  /** Signs in, or out with null, also when the back end no longer knows the session; `setCookies` are its headers for the pair. */
  replace: (user: SessionUser | null, setCookies?: readonly string[]) => void;
  /** What the portal keeps of the session is out of date: the next page asks again. */
  renew: () => void;
};

/** For requests that no session belongs to. */
export const noSession: RequestSession = {
  user: Promise.resolve(null),
  isOver: Promise.resolve(false),
  login: null,
  replace: () => undefined,
  renew: () => undefined,
};
