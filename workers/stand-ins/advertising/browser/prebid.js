/**
 * Speaks the part of Prebid.js' interface that the portal uses: each bidder of a unit bids what its parameters say, unless the consent framework has
 * no word of the reader; the highest bid stands at the slot.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const waiting = window.pbjs?.que ?? [];
  const units = [];
  const bids = new Map();
  let consent = null;

  function findConsent({ timeout }) {
    return new Promise((resolve) => {
      const callId = "prebid";
      addEventListener("message", ({ data }) => {
        const answer = Object(data).__tcfapiReturn;
        if (answer?.callId === callId) resolve(answer.returnValue?.tcString ?? "");
      });
      parent.postMessage({ __tcfapiCall: { command: "addEventListener", version: 2, callId } }, "*");
      setTimeout(resolve, timeout, "");
    });
  }

  async function auction({ bidsBackHandler }) {
    const tcString = await consent;
    for (const { code, bids: asked } of tcString === "" ? [] : units) {
      const body = JSON.stringify({ bidders: asked, consent: tcString });
      const answer = await fetch(`${origin}/bids`, { method: "POST", body });
      bids.set(code, await answer.json());
    }
    bidsBackHandler();
  }

  window.pbjs = {
    libLoaded: true,
    que: { push: (command) => command() },
    setConfig({ consentManagement }) {
      consent = findConsent(consentManagement.gdpr);
    },
    addAdUnits: (added) => void units.push(...added),
    requestBids: (request) => void auction(request),
    setTargetingForGPTAsync(codes) {
      for (const slot of window.googletag.slots)
        if (codes.includes(slot.id) && bids.has(slot.id)) Object.assign(slot.targeting, bids.get(slot.id));
    },
  };
  for (const command of waiting) command();
})();
