/** The frame in which a payment is allowed or refused later, on a page of its own. */
import { find, listen, parameters, send, showStep, tell, UNREACHABLE } from "/assets/channel.js";
import { isBusy, whileBusy } from "/assets/form.js";

const id = parameters.get("id") ?? "";
let termId = null;

listen(({ provider, type }) => {
  if (provider === "paywall" && type === "user" && termId === null) void describe();
});

async function describe() {
  const answer = await send("/authorize/describe", { id });
  if (answer?.status !== "open") return end(answer);
  termId = answer.termId;
  find("term").textContent = answer.name;
  find("price").textContent = answer.priceText;
  find("means").textContent = answer.payment;
  showStep("step-open");
}

/** Nothing is left to decide. */
function end(answer) {
  const status = answer?.status ?? "unreachable";
  const texts = {
    authorized: ["Die Zahlung ist freigegeben", "Danke. Dein Abo läuft."],
    refused: ["Die Zahlung ist abgelehnt", "Es wurde nichts abgebucht."],
    unknown: ["Diese Zahlung kennen wir nicht", "Der Link ist falsch oder nicht mehr gültig."],
    unreachable: ["Das hat nicht geklappt", UNREACHABLE],
  };
  [find("end-title").textContent, find("end-text").textContent] = texts[status];
  showStep("step-end");
  if (termId === null) tell("custom", { eventName: "paymentAuthorizationUnknown", params: { authorizationId: id } });
}

const deciding = { authorize: "Zahlung wird freigegeben …", refuse: "Zahlung wird abgelehnt …" };
for (const [decision, text] of Object.entries(deciding)) {
  const button = find(decision);
  button.addEventListener("click", () => {
    if (!isBusy(button)) void whileBusy(button, text, () => decide(decision));
  });
}

async function decide(decision) {
  const answer = await send("/authorize/decide", { id, decision });
  if (answer === null) {
    find("problem").textContent = UNREACHABLE;
    return;
  }
  end(answer);
  if (answer.complete !== undefined) tell("complete", answer.complete);
  const eventName = answer.status === "authorized" ? "paymentAuthorized" : "paymentRefused";
  tell("custom", { eventName, params: { authorizationId: id, termId } });
}

tell("ready");
