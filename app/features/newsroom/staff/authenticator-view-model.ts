/** What an authenticator scans (decision 104): the address of RFC 6238's secret, and the drawing of it. Made on the server alone. */
import { encode } from "uqr";
import { portalBrand } from "#app/configuration/portal-brand.ts";

export type AuthenticatorView = {
  /** `otpauth://totp/…`: opens the authenticator of the same device. */
  uri: string;
  /** To be typed, in groups of four. */
  key: string;
  /** Squares a side, with the quiet zone around it. */
  qrSize: number;
  /** Of an SVG in these units. */
  qrPath: string;
};

const QUIET_ZONE = 4;

export function toAuthenticatorView({ secret, mail }: { secret: string; mail: string }): AuthenticatorView {
  const issuer = `${portalBrand.name} Redaktion`;
  const query = new URLSearchParams({ secret, issuer, algorithm: "SHA1", digits: "6", period: "30" });
  // Authenticators read `+` literally.
  const uri = `otpauth://totp/${encodeURIComponent(`${issuer}:${mail}`)}?${query.toString().replaceAll("+", "%20")}`;
  const { size, data } = encode(uri, { ecc: "M", border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { uri, key: secret.replace(/(.{4})(?=.)/g, "$1 "), qrSize: size, qrPath: path.join("") };
}
