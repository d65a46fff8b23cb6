import type { SessionUser } from "#app/domain/session/session-user.ts";
import type { Answer, Question } from "#graphql/client/ask-together.ts";

/** What came of the automatic login (rules 4). It is always finished, whether it succeeded or not. */
export type Session = { isFinished: true; user: SessionUser | null };

/** The automatic login as a question that is still to be sent, and who waits for its answer. */
export type PendingLogin = { question: Question<unknown>; settle: (answer: Promise<Answer<unknown>>) => void };

/** The session of one request: pages read it, actions begin and end it. */
export type RequestSession = {
  /** Waits for the automatic login, and asks for it where it left with no page's questions; never rejects. */
  read: () => Promise<Session>;
  /** The automatic login for whoever asks other questions as well, once; null when there is nothing to ask. */
  takeLogin: () => PendingLogin | null;
  /** The reader signed in; `setCookies` are the back end's Set-Cookie headers for the pair. */
  begin: (user: SessionUser, setCookies: readonly string[]) => void;
  /** The reader signed out, or the back end no longer knows the session. */
  end: (setCookies?: readonly string[]) => void;
  /** What the portal keeps of the session is out of date: the next page asks again. */
  renew: () => void;
};

/** For requests that no session belongs to. */
export const noSession: RequestSession = {
  read: async () => ({ isFinished: true, user: null }),
  takeLogin: () => null,
  begin: () => undefined,
  end: () => undefined,
  renew: () => undefined,
};
