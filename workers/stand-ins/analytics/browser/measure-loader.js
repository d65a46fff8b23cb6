/** Brings the measure's own script, as the real loader does: knowing nothing of Trusted Types. */
(() => {
  const script = document.createElement("script");
  script.src = new URL("bundle.js", document.currentScript.src).href;
  document.head.append(script);
})();
