/** A consent framework by IAB TCF v2.2 whose reader has allowed everything: it takes over what the page's stub has kept. */
(() => {
  const waiting = window.__tcfapi?.() ?? [];
  const consents = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index + 1, true]));
  const data = { tcString: "CPmuster", eventStatus: "tcloaded", gdprApplies: true, purpose: { consents }, vendor: { consents } };
  window.__tcfapi = (command, _version, callback) => callback({ ...data, listenerId: 1 }, command === "addEventListener");
  for (const call of waiting) window.__tcfapi(...call);
})();
