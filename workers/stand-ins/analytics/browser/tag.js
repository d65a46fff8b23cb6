/** Takes over the data layer as tag managers do: reads what is there, and whatever is pushed from then on. */
(() => {
  const { origin } = new URL(document.currentScript.src);
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  if (Object.hasOwn(layer, "push")) return;

  let isAllowed = true;

  function report(entry) {
    // Only the container is told: from here on the tag is silent.
    if (entry.event === "consent_withdrawn") isAllowed = false;
    if (!isAllowed) return;
    const body = JSON.stringify({ page: location.pathname, entry });
    // A page that is left does not wait for it. Of a report that does not get through the console tells.
    fetch(`${origin}/collect`, { method: "POST", mode: "no-cors", keepalive: true, body }).catch(() => {});
  }
  layer.forEach(report);
  layer.push = (...entries) => {
    entries.forEach(report);
    return Array.prototype.push.apply(layer, entries);
  };
  document.addEventListener("page:ready", (event) => event.preventDefault());
})();
