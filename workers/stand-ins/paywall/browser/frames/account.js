/** The account's frame: subscriptions at the provider, and those that the page tells of. */
import { find, listen, send, showStep, tell, tellPage, UNREACHABLE } from "/assets/channel.js";
import { isBusy, whileBusy } from "/assets/form.js";

/** How long the page has to answer. */
const PAGE_PATIENCE_MS = 6000;
let userRef = "";
let items = [];
let pageItems = [];
let chosen = null;
let answerOfPage = null;

listen((message) => {
  if (message.provider === "paywall" && message.type === "user") void knowUser(message.params.userRef);
  if (message.type === "newspaper-access-data") knowNewspaper(message);
  if (message.type === "cancel-sync-result") {
    if (Array.isArray(message.items)) pageItems = message.items;
    answerOfPage?.(message);
  }
});

async function knowUser(ref) {
  userRef = ref;
  take(await send("/myaccount/list", { userRef }));
  tellPage({ type: "newspaper-access" });
}

/** What the provider's server answered; false when it was no list. */
function take(answer) {
  say(answer === null ? UNREACHABLE : (answer.message ?? ""));
  if (answer?.items === undefined) return false;
  items = answer.items;
  render();
  return true;
}

function knowNewspaper({ hasAccess, kayak }) {
  find("newspaper").textContent = hasAccess === true ? "Das E-Paper ist inbegriffen." : "Das E-Paper ist nicht inbegriffen.";
  pageItems = Array.isArray(kayak) ? kayak : [];
  render();
}

function render() {
  const all = [...items.map(toOwn), ...pageItems.filter(({ isKayakSubs }) => isKayakSubs !== false).map(toForeign)];
  find("items").replaceChildren(...all.map(toRow));
  find("empty").hidden = all.length > 0;
}

function toOwn({ id, resourceName, priceText, expires, autoRenew, payment }) {
  const day = new Date(expires * 1000).toLocaleDateString("de-AT", { day: "numeric", month: "long", year: "numeric" });
  const text = `${priceText}. ${autoRenew ? "Verlängert sich am" : "Endet am"} ${day}. ${payment}.`;
  return { id, resourceName, text, autoRenew, isKayakSubs: false };
}

function toForeign({ id, resourceName, expirationMsg, autoRenew }) {
  return { id: String(id), resourceName, text: expirationMsg ?? "", autoRenew: autoRenew === true, isKayakSubs: true };
}

function toRow(item) {
  const row = document.createElement("li");
  row.className = "product";
  const title = Object.assign(document.createElement("h2"), { textContent: item.resourceName });
  const text = Object.assign(document.createElement("p"), { textContent: item.text });
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    className: item.autoRenew ? "quiet" : "main",
    textContent: item.autoRenew ? "Abo kündigen" : "Wieder fortsetzen",
  });
  button.setAttribute("aria-label", `${button.textContent}: ${item.resourceName}`);
  button.addEventListener("click", () => {
    if (item.autoRenew) askForReason(item);
    else if (!isBusy(button)) void whileBusy(button, "Abo wird fortgesetzt …", () => change(item, true, null));
  });
  row.append(title, text, button);
  return row;
}

function askForReason(item) {
  chosen = item;
  find("cancel-name").textContent = item.resourceName;
  find("reason").value = "";
  find("reason-problem").textContent = "";
  showStep("step-cancel");
}

find("cancel").addEventListener("submit", (event) => {
  event.preventDefault();
  const reason = find("reason").value;
  const button = find("confirm-cancel");
  find("reason-problem").textContent = reason === "" ? "Bitte wähle einen Grund aus" : "";
  if (reason === "") find("reason").focus();
  else if (!isBusy(button)) void whileBusy(button, "Abo wird gekündigt …", () => change(chosen, false, reason));
});
find("keep").addEventListener("click", () => showStep("step-list"));

/** First the provider, where the subscription is its own; then the page, which keeps the reason. */
async function change(item, autoRenew, reason) {
  if (!item.isKayakSubs) {
    const body = { userRef, subscriptionId: item.id, autoRenew, reason };
    const isDone = take(await send("/myaccount/change", body));
    if (!isDone) return showStep("step-list");
  }
  const question = { subscriptionId: item.id, didCancel: !autoRenew, isKayakSubs: item.isKayakSubs, cancelReason: reason };
  const answer = await askPage({ type: "autorenew-tracking", ...question });
  render();
  showStep("step-list");
  const done = autoRenew ? "Dein Abo läuft weiter." : "Dein Abo ist gekündigt.";
  // Without an answer only the provider's own subscriptions have changed.
  say(answer?.message ?? (item.isKayakSubs ? UNREACHABLE : done));
}

function askPage(question) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(null), PAGE_PATIENCE_MS);
    function settle(answer) {
      clearTimeout(timer);
      answerOfPage = null;
      resolve(answer);
    }
    answerOfPage = settle;
    tellPage(question);
  });
}

function say(message) {
  find("status").textContent = message;
}

tell("ready");
