/** How a frame talks to the page that holds it, to the provider's server, and how it gets its height. */
const address = new URL(location.href);
/** The page's origin, as the script that opened the frame said it; messages go to and come from no other. */
const host = address.searchParams.get("host") ?? location.origin;

export const parameters = address.searchParams;

/** Sends to the provider's script in the page. */
export function tell(type, params = {}) {
  parent.postMessage({ provider: "paywall", type, params }, host);
}

/** Sends to the page itself. */
export function tellPage(message) {
  parent.postMessage(message, host);
}

/** `hear` gets each message of the page's window: of the script `{provider, type, params}`, of the page anything. */
export function listen(hear) {
  addEventListener("message", ({ source, origin, data }) => {
    if (source === parent && origin === host && typeof data === "object" && data !== null) hear(data);
  });
}

/** Asks the provider's server. Null when it cannot be reached. */
export async function send(path, body) {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

export const UNREACHABLE = "Das hat gerade nicht geklappt. Bitte versuche es noch einmal.";

export function find(id) {
  return document.getElementById(id);
}

/** Shows one of the sections and hides the others; the reader's place moves to its heading. */
export function showStep(id) {
  for (const step of document.querySelectorAll("[data-step]")) step.hidden = step.id !== id;
  find(id)?.querySelector("h1, h2")?.focus();
}

new ResizeObserver(() => tell("resize", { height: document.documentElement.getBoundingClientRect().height })).observe(
  document.documentElement,
);

addEventListener("keydown", (event) => {
  if (event.key === "Escape") tell("close");
});
for (const button of document.querySelectorAll("[data-close]")) button.addEventListener("click", () => tell("close"));
document.documentElement.dataset.mode = parameters.get("displayMode") ?? "inline";
