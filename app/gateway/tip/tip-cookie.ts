/** The receipt code on its way to the page that shows it, after a form without script (decision 84): not in an address, which others see. */
import { parseCookie, stringifySetCookie } from "cookie";
import { TIP_SENT_PATH } from "#app/domain/tip/tip-paths.ts";

const NAME = "PortalTipp";
/** So long the page may be loaded again. */
const MAX_AGE_S = 10 * 60;

type Sent = { code: string /** Files that were not taken, by their place in the form. */; refused: number };

export function readSentTip(request: Request): Sent | null {
  const [, code, refused] =
    /^(TB(?:-[0-9A-Z]{4}){3})\.(\d{1,2})$/.exec(parseCookie(request.headers.get("cookie") ?? "")[NAME] ?? "") ?? [];
  return code === undefined ? null : { code, refused: Number(refused) };
}

/** `Set-Cookie` for that page alone. */
export function toSentTipCookie({ code, refused }: Sent): string {
  const attributes = { path: TIP_SENT_PATH, httpOnly: true, secure: true, sameSite: "strict", maxAge: MAX_AGE_S } as const;
  return stringifySetCookie({ ...attributes, name: NAME, value: `${code}.${refused}` });
}
