/** The account pages as a browser without script uses them, in front of a stand-in back end. */
import { parseSetCookie } from "cookie";
import { beforeEach } from "vitest";
import { ANNA, annasCookies, answerSso } from "./account-answers.ts";
import type { Answer } from "./ask.ts";
import { prepareEdge } from "./prepare-edge.ts";

const host = "www.talblick.example";
export const origin = `http://${host}`;
export const signedIn = { cookie: annasCookies };

/** For all tests of one file: a portal whose single sign-on works, unless a test says otherwise. */
export function prepareAccountSite() {
  const { edge, portal } = prepareEdge();
  beforeEach(() => answerSso(edge.backend));

  function visit(path: string, cookie = ""): Promise<Answer> {
    return portal(path, { headers: { host, cookie } });
  }

  function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return portal(path, {
      method: "POST",
      headers: { host, origin, "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  }

  const asked = (path: string) => edge.backend.requests.filter((request) => request.path.startsWith(path));
  const operation = (name: string) => edge.backend.operations().find(({ operationName }) => operationName === name);
  /** Posts the login form as Anna. */
  const login = (fields: Record<string, string> = {}, headers = {}) =>
    send(
      `/profil?dialog=login&returnTo=${encodeURIComponent(fields.returnTo ?? "")}`,
      { intent: "login", username: "anna", password: ANNA.password, returnTo: "/themen/wohnen", ...fields },
      headers,
    );

  return { edge, visit, send, login, asked, operation };
}

export const cookies = ({ setCookies }: Answer) => setCookies.map((header) => parseSetCookie(header));
/** Names of the cookies that an answer takes away. */
export const cleared = (answer: Answer) => new Set(cookies(answer).flatMap(({ name, maxAge }) => (maxAge === 0 ? [name] : [])));

/** Text of the form's own error, or null while it is hidden. */
export function formError({ text }: Answer): string | null {
  return /<div[^>]*data-form-error[^>]*role="alert"[^>]*>((?:(?!<\/div>).)+)<\/div>/s.exec(text)?.[1] ?? null;
}

export function fieldError({ text }: Answer, id: string): string | null {
  return new RegExp(`<p[^>]*id="${id}-error"[^>]*>([^<]+)<`).exec(text)?.[1] ?? null;
}
