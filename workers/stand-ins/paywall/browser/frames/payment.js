/** The payment within the offer's frame: form, refusal, authorisation, confirmation. */
import { find, parameters, send, showStep, tell, UNREACHABLE } from "/assets/channel.js";
import { forgetErrorsWhenMended, isBusy, showErrors, whileBusy } from "/assets/form.js";

const form = find("payment");
const pay = find("pay");
/** What /checkout/start answered. */
let checkout = null;
let authorizationId = "";

export function startPayment(started) {
  checkout = started;
  find("payment-term").textContent = started.name;
  find("payment-price").textContent = started.priceText;
  find("payment-email").textContent = started.email;
  refuse("");
  showErrors(form, {});
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (!isBusy(pay)) void whileBusy(pay, "Zahlung wird geprüft …", submit);
});

for (const method of form.querySelectorAll("[name=method]")) method.addEventListener("change", showMethod);
showMethod();
forgetErrorsWhenMended(form);

function showMethod() {
  const method = new FormData(form).get("method");
  for (const part of form.querySelectorAll("[data-method]")) part.hidden = part.dataset.method !== method;
}

for (const filler of form.querySelectorAll("[data-fill]")) {
  filler.addEventListener("click", () => {
    const fields = JSON.parse(filler.dataset.fill);
    for (const [name, value] of Object.entries(fields)) form.elements.namedItem(name).value = value;
    showMethod();
  });
}

async function submit() {
  const fields = Object.fromEntries(new FormData(form));
  const consent = fields.consent === "on";
  const answer = await send("/checkout/pay", { ...fields, consent, checkoutId: checkout.checkoutId });
  showErrors(form, answer?.errors ?? {});
  const { termId } = checkout.term;
  if (answer === null) refuse(UNREACHABLE);
  else if (answer.status === "incomplete") refuse("");
  else if (answer.status === "declined") {
    refuse(answer.message);
    tell("custom", { eventName: "paymentDeclined", params: { termId } });
  } else if (answer.status === "authorization") askForAuthorization(answer.authorizationId);
  else if (answer.status === "paid") complete(answer.complete);
  else refuse(answer.message);
}

function askForAuthorization(id) {
  authorizationId = id;
  refuse("");
  find("authorization-price").textContent = checkout.priceText;
  const later = new URL("/zahlung-autorisieren", parameters.get("host") ?? location.origin);
  later.searchParams.set("id", id);
  find("authorize-later").href = later.href;
  showStep("step-authorization");
  tell("custom", { eventName: "paymentAuthorizationRequired", params: { authorizationId: id, termId: checkout.term.termId } });
}

const deciding = { authorize: "Zahlung wird freigegeben …", refuse: "Zahlung wird abgelehnt …" };
for (const [decision, text] of Object.entries(deciding)) {
  const button = find(decision);
  button.addEventListener("click", () => {
    if (!isBusy(button)) void whileBusy(button, text, () => decide(decision));
  });
}

async function decide(decision) {
  const answer = await send("/authorize/decide", { id: authorizationId, decision });
  const params = { authorizationId, termId: checkout.term.termId };
  if (answer?.status === "authorized") {
    tell("custom", { eventName: "paymentAuthorized", params });
    if (answer.complete !== undefined) complete(answer.complete);
  } else if (answer?.status === "refused") {
    tell("custom", { eventName: "paymentRefused", params });
    showStep("step-payment");
    refuse("Du hast die Zahlung nicht freigegeben. Es wurde nichts abgebucht.");
  } else find("authorization-problem").textContent = UNREACHABLE;
}

function complete(completed) {
  find("receipt-term").textContent = checkout.name;
  find("receipt-email").textContent = checkout.email;
  showStep("step-receipt");
  tell("state", { stateName: "confirmation", term: checkout.term });
  tell("complete", completed);
  tell("state", { stateName: "receipt", term: checkout.term });
}

function refuse(message) {
  find("payment-problem").textContent = message;
  find("payment-problem").hidden = message === "";
  if (message !== "") find("payment-problem").focus();
}
