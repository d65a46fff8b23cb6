/** The frame of an offer: choose, and once the page says who the reader is, pay (payment.js). */
import { find, listen, send, showStep, tell, UNREACHABLE } from "/assets/channel.js";
import { isBusy, whileBusy } from "/assets/form.js";
import { startPayment } from "/assets/payment.js";

const form = find("offer");
const buy = find("buy");
const login = find("login");
let userRef = "";
let isShown = false;

listen(({ provider, type, params }) => {
  if (provider !== "paywall") return;
  if (type === "user") knowUser(params.userRef);
  if (type === "startCheckout") void begin(params.termId);
  if (type === "awaitLogin") awaitLogin(params.isHandled);
});

function knowUser(ref) {
  userRef = ref;
  login.hidden = ref !== "";
  buy.textContent = ref === "" ? "Jetzt abonnieren" : "Weiter zur Zahlung";
  if (isShown) return;
  isShown = true;
  // Nothing pressed before this would have been heard.
  find("step-offer").inert = false;
  tell("shown");
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!isBusy(buy)) choose("register");
});
login.addEventListener("click", () => choose("login"));

function choose(startScreen) {
  say("");
  const termId = new FormData(form).get("termId");
  if (termId === null) say("Bitte wähle ein Abo aus.");
  else tell("choose", { startScreen, termId });
}

function awaitLogin(isHandled) {
  say(isHandled ? "Melde dich an oder registriere dich, dann geht es hier weiter." : "Die Anmeldung ist gerade nicht möglich.");
}

async function begin(termId) {
  if (isBusy(buy)) return;
  const choice = [...form.querySelectorAll("[name=termId]")].find(({ value }) => value === termId);
  if (choice !== undefined) choice.checked = true;
  const answer = await whileBusy(buy, "Zahlung wird vorbereitet …", () => send("/checkout/start", { userRef, termId }));
  if (answer === null) say(UNREACHABLE);
  else if (answer.problem !== undefined) {
    if (answer.problem === "login") tell("loginRequired", { termId });
    say(answer.message);
  } else {
    say("");
    startPayment(answer);
    showStep("step-payment");
    tell("checkoutStarted", { term: answer.term });
  }
}

function say(message) {
  find("offer-status").textContent = message;
}

find("back").addEventListener("click", () => {
  showStep("step-offer");
  tell("state", { stateName: "offer", term: null });
});
if (form.elements.namedItem("termId") === null) {
  form.hidden = true;
  find("nothing").hidden = false;
}
tell("ready");
