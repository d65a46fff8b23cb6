/** Named in the document where a publisher's own back end has no passkeys. */
export const WITHOUT_PASSKEYS = "without-passkeys";

/** Whether this browser, and this site, can sign in with passkeys. */
export function offersPasskeys(): boolean {
  return (
    typeof PublicKeyCredential !== "undefined" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function" &&
    document.querySelector(`meta[name=${WITHOUT_PASSKEYS}]`) === null
  );
}
