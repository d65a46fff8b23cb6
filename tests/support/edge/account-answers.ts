/** What the stand-in back end knows of one reader, and what single sign-on answers about her. */
import type { GetAccountQuery } from "#graphql/generated/operations.ts";
import { noAbo } from "#tests/support/units/no-rights.ts";
import { wireTeaser } from "#tests/support/wire/wire.ts";
import type { Answers, StandIn } from "./stand-in-backend.ts";

export const ANNA = { hash: "h-anna", token: "t-anna-geheim", password: "Geheim123" };

type WireAccount = NonNullable<GetAccountQuery["account"]>;

/** The session user has six fields (rules 3). */
export const wireUser: Omit<WireAccount["user"], "fullname"> = {
  user_id: 42,
  login: "anna",
  email: "anna@mail.example",
  hash: ANNA.hash,
  token: ANNA.token,
  lastname: "Berger",
};

export const wirePiano: WireAccount["piano"] = {
  userRef: "ref-anna",
  abo: { ...noAbo, hasPlusAccess: true, isPlusSubscriber: true, userRef: "ref-anna" },
};

export const wireAccount: WireAccount = {
  // The profile alone is told the full name.
  user: { ...wireUser, fullname: "Anna Berger" },
  firstname: "Anna",
  created: "2024-02-03T10:00:00Z",
  marketingAccepted: false,
  cardNumber: null,
  isManageable: true,
  isConfirmed: true,
  deletion: null,
  pendingEmail: null,
  piano: wirePiano,
  attributes: [],
  newsletters: [{ slug: "morgen", title: "Am Morgen", description: "Was heute wichtig wird.", isSubscribed: false }],
  subscriptions: [],
  sessions: [
    {
      id: 7,
      device: "Mozilla/5.0 Firefox/144.0",
      created: "2025-03-01T10:00:00Z",
      lastSeen: "2025-03-04T08:00:00Z",
      isCurrent: true,
    },
  ],
};

export const validAutologin = {
  data: { autologin: { code: "autologin_successfull", user: wireUser, message: null, piano: wirePiano, attributes: [] } },
};

const done = { success: "1", error: "0", message: null };
const isAnna = ({ h, hash, t, token }: Record<string, unknown>) => (h ?? hash) === ANNA.hash && (t ?? token) === ANNA.token;

/** Of an account that follows a topic, and of a browser: one post of all of them, and one subject that is gone. */
function toFollowing(beside: unknown) {
  const asked = beside as { kind: string; key: string }[];
  const kept = [{ kind: "TOPIC", key: "bodensee", title: "Bodensee", is_kept: true }];
  const others = asked.map(({ kind, key }) => ({ kind, key, title: `Titel ${key}`, is_kept: false }));
  const reasons = [...kept, ...others].map(({ kind, key }) => ({ kind, key }));
  return {
    subjects: [...kept, ...others],
    gone: [{ kind: "AUTHOR", key: "wer-weg-ist" }],
    items: [{ subjects: reasons, post: { ...wireTeaser(201), excerpt: null } }],
    next: "1740990000-201",
  };
}

export const accountAnswers: Answers = {
  autologin: (variables) =>
    isAnna(variables)
      ? validAutologin
      : { data: { autologin: { code: "autologin_failed", user: null, message: null, piano: null, attributes: null } } },
  GetAccount: (variables) => ({ data: { account: isAnna(variables) ? wireAccount : null } }),
  GetAccountExport: (variables) => ({ data: { account: isAnna(variables) ? { export: '{"name":"Anna"}' } : null } }),
  GetBookmarks: (variables) => ({
    data: {
      bookmarks: isAnna(variables)
        ? { items: [201, 202].map((id) => ({ saved_at: "2025-03-03T10:00:00Z", post: wireTeaser(id) })), next: "1740990000-202" }
        : null,
    },
  }),
  GetPush: () => ({ data: { push: { key: "schluessel" } } }),
  GetOwnPushDevices: (variables) => ({
    data: {
      push: { key: "schluessel" },
      own_push_devices: isAnna(variables) ? [{ id: 31, name: "Firefox/140", since: "2025-03-03T10:00:00Z", sent: null }] : null,
    },
  }),
  removeOwnPushDevice: () => ({ data: { removeOwnPushDevice: true } }),
  GetFollowing: (variables) => ({ data: { following: isAnna(variables) ? toFollowing(variables.beside) : null } }),
  GetFollowed: ({ subjects }) => ({ data: { followed: toFollowing(subjects) } }),
  followSubjects: ({ subjects }) => ({ data: { follow: { subjects } } }),
  unfollowSubjects: () => ({ data: { unfollow: { subjects: [] } } }),
  saveBookmarks: () => ({ data: { saveBookmarks: { ids: [201] } } }),
  removeBookmark: () => ({ data: { removeBookmark: { ids: [] } } }),
  register: () => ({
    data: { register: { ...done, message: "Schau in dein Postfach.", cookie: null, user: null, piano: null, attributes: null } },
  }),
  activateAccount: ({ key }) => ({
    data: {
      activateAccount:
        key === "gut" ? done : { success: "0", error: key === "benutzt" ? "205" : "204", message: "Der Link ist abgelaufen." },
    },
  }),
  resendActivation: () => ({ data: { resendActivation: { ...done, message: "Wenn es das Konto gibt, kommt eine E-Mail." } } }),
  registerUserForNewsletter: (variables) => ({ data: { registerUserForNewsletter: variables } }),
  unregisterUserFromNewsletter: (variables) => ({ data: { unregisterUserFromNewsletter: variables } }),
  endSession: () => ({ data: { endSession: done } }),
  updateUserAttribute: () => ({
    data: { updateUserAttribute: { action: "update_attribute", error: "0", errorText: null, success: "1" } },
  }),
  changeName: ({ firstname }) => ({
    data: {
      changeName: firstname === "Falsch" ? { success: "0", error: "200", message: "Bitte gib einen kürzeren Namen ein" } : done,
    },
  }),
  changeEmail: ({ password }) => ({
    data: {
      changeEmail:
        password === ANNA.password ? done : { success: "0", error: "202", message: "Das aktuelle Passwort ist falsch." },
    },
  }),
  keepEmail: () => ({ data: { keepEmail: done } }),
  confirmEmail: ({ key }) => ({
    data: { confirmEmail: key === "gut" ? done : { success: "0", error: "204", message: "Der Link ist abgelaufen." } },
  }),
  takeBackEmail: ({ key }) => ({
    data: { takeBackEmail: key === "gut" ? done : { success: "0", error: "204", message: "Der Link ist abgelaufen." } },
  }),
  deleteAccount: ({ password }) => ({
    data: {
      deleteAccount:
        password === ANNA.password ? done : { success: "0", error: "202", message: "Das aktuelle Passwort ist falsch." },
    },
  }),
};

export const COOKIE_MARKUP = '<img src="/wp-json/sso/v1/cookie?key=abc" alt="" width="1" height="1">';

const pairFields = {
  username: "anna",
  fullname: "Anna Berger",
  id: "42",
  email: "anna@mail.example",
  h: ANNA.hash,
  t: ANNA.token,
};
const pairValue = encodeURIComponent(new URLSearchParams(pairFields).toString());

/** As a signed-in reader's browser sends it. */
export const annasCookies = `EvoSSO=${pairValue}; SsoSessionCookie=${ANNA.hash}`;

export const pairHeaders = [
  `EvoSSO=${pairValue}; Max-Age=2592000; Domain=talblick.example; Path=/; SameSite=Lax`,
  `SsoSessionCookie=${ANNA.hash}; Max-Age=2592000; Domain=talblick.example; Path=/; SameSite=Lax`,
];

/** What REST answers to who signs in: the whole reply of rules 7.2. */
export const loginReply = {
  data: {
    login_result: { error: "0", cookie: COOKIE_MARKUP },
    user_data: { user_id: 42, lastname: "Berger", login: "anna", email: "anna@mail.example", hash: ANNA.hash, token: ANNA.token },
  },
  message: null,
};

/** Lets the single sign-on's REST paths answer as they do when everything goes well. */
export function answerSso(backend: StandIn): void {
  backend.answerRest("/wp-json/sso/v1/login", () => ({ body: loginReply }));
  backend.answerRest("/wp-json/sso/v1/logout", () => ({ body: { data: { logout_result: { cookie: COOKIE_MARKUP } } } }));
  backend.answerRest("/wp-json/sso/v1/forget-password", () => ({ body: { sent: true, message: "Die E-Mail ist unterwegs." } }));
  backend.answerRest("/wp-json/sso/v1/change-pw/user", () => ({
    body: { additional_data: { sso: { change_password_result: { success: "1" }, user_error_text: null } } },
  }));
  backend.answerRest("/wp-json/sso/v1/cookie", () => ({
    type: "image/gif",
    setCookies: [...pairHeaders, "fremd=1; Path=/"],
    body: "GIF89a",
  }));
}
