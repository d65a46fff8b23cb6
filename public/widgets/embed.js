/*
 * Gives frames with widgets of this portal the height of what they show. On the page that embeds them:
 *
 *   <iframe src="https://your.portal/widgets/schnee" title="Schneebericht" style="width:100%;height:500px;border:0"></iframe>
 *   <script src="https://your.portal/widgets/embed.js" async></script>
 */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const frames = () => [...document.querySelectorAll("iframe")];

  addEventListener("message", (event) => {
    if (event.origin !== origin || Object(event.data).type !== "portal:height") return;
    const height = Number(event.data.height);
    if (!(height > 0 && height < 20000)) return;
    for (const frame of frames()) if (frame.contentWindow === event.source) frame.style.height = `${height}px`;
  });

  // Those that said it before anybody listened.
  for (const frame of frames())
    if (frame.src.startsWith(`${origin}/widgets/`)) frame.contentWindow.postMessage({ type: "portal:height?" }, "*");
})();
