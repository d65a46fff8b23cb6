/**
 * One reader of a back end with exactly the contract of the rules (7.1.5 to 7.2.4): her session, attributes and subscriptions, a
 * print card, and what the single sign-on's paths answer. What calls change stays changed until `reset`.
 */
import { noAbo } from "#tests/support/units/no-rights.ts";

export const BERTA = {
  login: "berta",
  password: "Geheim123",
  card: { number: "12345678", name: "Berger" },
  hash: "h-berta",
  token: "t-berta-geheim",
};
export const BERTAS_OFFER = "angebot-eins";

const pairFields = { username: BERTA.login, fullname: "Berta Berger", id: "42", email: "berta@mail.example" };
const pairValue = (h: string, t: string) => encodeURIComponent(new URLSearchParams({ ...pairFields, h, t }).toString());
/** As her browser sends the pair. */
export const bertasCookies = `EvoSSO=${pairValue(BERTA.hash, BERTA.token)}; SsoSessionCookie=${BERTA.hash}`;

const user = {
  user_id: 42,
  login: BERTA.login,
  email: pairFields.email,
  hash: BERTA.hash,
  token: BERTA.token,
  lastname: "Berger",
};
const COOKIE_MARKUP = '<img src="/wp-json/sso/v1/cookie?key=abc" alt="">';
const outcome = (isDone: boolean) => ({ success: isDone ? "1" : "0", error: isDone ? "0" : "201" });

type Keys = { h?: string; t?: string; hash?: string; token?: string };
type RestAnswer = { body: unknown; isImage?: boolean; setCookies?: string[] };

function createState() {
  return {
    isSignedIn: true,
    attributes: new Map<string, string>(),
    abo: { hasPlusAccess: true, isPlusSubscriber: true },
    subscription: {
      id: "kayak-1",
      resourceName: "Talblick Plus Monat",
      rid: "r-1",
      expirationDate: "2099-03-01T00:00:00Z" as string | null,
      autoRenew: true,
      expirationMsg: "",
      isKayakSubs: true,
    },
    hasAccepted: false,
    newsletters: [] as string[],
    ended: [] as string[],
  };
}

export function createSpecifiedReader() {
  let state = createState();
  const isBerta = ({ h, t, hash, token }: Keys) => state.isSignedIn && (h ?? hash) === BERTA.hash && (t ?? token) === BERTA.token;
  const reader = () => ({
    user,
    piano: { userRef: "ref-berta", abo: { ...noAbo, ...state.abo, userRef: "ref-berta" } },
    attributes: [...state.attributes].map(([name, value]) => ({ name, value })),
  });
  const nobody = { user: null, piano: null, attributes: null };
  const items = () => ({ items: [state.subscription] });
  const offer = {
    grant: true,
    upsellType: "digi",
    subscriber: { cardLastName: "Berger", firstName: "Berta", lastName: "Berger", subscriberNumber: BERTA.card.number },
    expirationTimestamp: 2_100_000_000,
    offerShort: "Plus zum Print-Abo",
    offerLong: "Alle Plus-Artikel, solange dein Print-Abo läuft.",
    token: BERTAS_OFFER,
  };

  const rootValue = {
    login: ({ username, password }: { username: string; password: string }) =>
      username === BERTA.login && password === BERTA.password
        ? { ...outcome(true), ...reader(), cookie: COOKIE_MARKUP }
        : { ...outcome(false), ...nobody, message: "Benutzername oder Passwort ist falsch." },
    autologin: (keys: Keys) =>
      isBerta(keys) ? { code: "autologin_successfull", ...reader() } : { code: "autologin_failed", ...nobody },
    logout: () => {
      state.isSignedIn = false;
      return { logout_result: { action: "logout", ...outcome(true), cookie: null }, logout: true };
    },
    register: () => ({ ...outcome(true), ...nobody, message: "Schau in dein Postfach." }),
    updateUserAttribute: ({ attribute, value, ...keys }: Keys & { attribute: string; value: string }) => {
      if (isBerta(keys)) state.attributes.set(attribute, value);
      return { action: "update", ...outcome(isBerta(keys)) };
    },
    registerUserForNewsletter: (given: { h: string; t: string; newsletter: string }) => {
      state.newsletters.push(given.newsletter);
      return given;
    },
    GetKayakSubscriptions: (keys: Keys) => ({ ...outcome(isBerta(keys)), object: isBerta(keys) ? items() : null }),
    SubscriptionStatus: () => ({ ...noAbo, ...state.abo }),
    SyncCancelReason: ({ didCancel, ...keys }: Keys & { didCancel: boolean }) => {
      if (isBerta(keys)) state.subscription = { ...state.subscription, autoRenew: !didCancel };
      return { ...outcome(isBerta(keys)), object: items() };
    },
    UpsellEntitlement: ({ username, pw }: { username: string; pw: string }) => {
      const isRight = username === BERTA.card.number && pw === BERTA.card.name;
      const sso = isRight ? { ...outcome(true), ...reader(), cookie: state.isSignedIn ? null : COOKIE_MARKUP } : outcome(false);
      return { entitlement: isRight ? offer : null, sso };
    },
    UpsellSave: ({ token }: { token: string }) => {
      const isOpen = token === BERTAS_OFFER && !state.hasAccepted;
      state.hasAccepted ||= isOpen;
      const failure = isOpen ? null : { code: "offer_expired", message: "Das Angebot ist abgelaufen." };
      return { upsell: { success: isOpen, failure, sso_id: 42 }, entitlement: offer, sso: { ...outcome(isOpen), ...reader() } };
    },
  };

  /** The single sign-on's paths (rules 7.2); null for any other. */
  function answerRest(path: string, body: Record<string, string>, authorization: string): RestAnswer | null {
    switch (path) {
      case "/wp-json/sso/v1/login": {
        const isRight = body.log === BERTA.login && body.password === BERTA.password;
        state.isSignedIn ||= isRight;
        const login_result = { error: isRight ? "0" : "201", cookie: isRight ? COOKIE_MARKUP : null };
        return { body: { data: { login_result, user_data: isRight ? user : null }, message: isRight ? null : "Falsch." } };
      }
      case "/wp-json/sso/v1/logout":
        state.ended.push(authorization);
        state.isSignedIn = false;
        return { body: { data: { logout_result: { cookie: null } } } };
      case "/wp-json/sso/v1/cookie":
        return {
          body: null,
          isImage: true,
          setCookies: [`EvoSSO=${pairValue(BERTA.hash, BERTA.token)}; Path=/`, `SsoSessionCookie=${BERTA.hash}; Path=/`],
        };
      case "/wp-json/sso/v1/forget-password":
        return { body: { sent: true, message: "Die E-Mail ist unterwegs." } };
      case "/wp-json/sso/v1/change-pw/user": {
        const success = body.old_password === BERTA.password ? "1" : "0";
        const sso = { change_password_result: { success }, user_error_text: "Das aktuelle Passwort ist falsch." };
        return { body: { additional_data: { sso } } };
      }
      default:
        return null;
    }
  }

  return {
    rootValue,
    answerRest,
    get state() {
      return state;
    },
    reset: () => {
      state = createState();
    },
  };
}
