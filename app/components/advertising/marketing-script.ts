import { CONSENT_STATUS_KEY, PUR_CONSENTS_KEY } from "#app/domain/session/session-names.ts";

/** What every place of a network has, and no text: its quotes would be escaped. */
export const AD_FRAME_MARK = 'data-ad-frame="';

/**
 * Stands within a place of an advertising network: it has room from the first paint on where its reader allows marketing, and none where they do not, so
 * that nothing moves. Reads as much as browser/consent/when-allowed.ts does.
 */
export const marketingScript = [
  `(d=>{try{let l=localStorage;`,
  `/"(granted|marketing)\\\\?":true/.test(l["${CONSENT_STATUS_KEY}"]+l["${PUR_CONSENTS_KEY}"])&&(d.marketing="")`,
  `}catch{}})(document.documentElement.dataset)`,
].join("");
