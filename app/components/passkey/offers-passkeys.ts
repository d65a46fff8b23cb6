/** Named in the document where a publisher's own back end has no passkeys. */
export const WITHOUT_PASSKEYS = "without-passkeys";

/** Whether this browser, and this site, can sign in with passkeys. */
export function offersPasskeys(): boolean {
  return (
    window.PublicKeyCredential?.parseRequestOptionsFromJSON !== undefined &&
    document.querySelector(`[name=${WITHOUT_PASSKEYS}]`) === null
  );
}
