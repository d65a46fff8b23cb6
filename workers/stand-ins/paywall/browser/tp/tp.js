/** Takes over the queue `window.tp`. */
import { callApi, executeExperience } from "./experience.js";
import { closeFrame, tellUser } from "./frames.js";
import { addHandler } from "./handlers.js";
import { closeOffer, showOffer, startCheckout } from "./offer.js";
import { isUserValid, setters } from "./page.js";
import { showAccount, showAuthorization, showTemplate } from "./widgets.js";

/** The same object that the page has pushed to, so that code that holds it reaches the provider. */
const tp = Array.isArray(window.tp) ? window.tp : [];
const waiting = tp.splice(0);
window.tp = tp;

function run(command) {
  if (typeof command === "function") return command();
  const [name, ...values] = command;
  if (name === "addHandler") return addHandler(...values);
  if (name === "init") return values[0]();
  const set = setters[name];
  if (set === undefined) return console.warn(`tp: unknown command ${name}`);
  set(...values);
  if (name === "setUserRef") tellUser();
}

function runSafely(command) {
  try {
    run(command);
  } catch (error) {
    reportError(error);
  }
}

const execute = () => void executeExperience().catch(reportError);

Object.assign(tp, {
  push(...commands) {
    commands.forEach(runSafely);
    return 0;
  },
  experience: { init: execute, execute },
  offer: { show: showOffer, startCheckout, close: closeOffer },
  template: { show: showTemplate, close: () => closeFrame("template") },
  myaccount: { show: showAccount, close: () => closeFrame("account") },
  authorizePayment: { show: showAuthorization },
  user: { isUserValid },
  api: { callApi: (path, params, callback) => void callApi(path, params, callback) },
});

// Whatever the page has said of itself counts before anything starts.
const isInit = (command) => Array.isArray(command) && command[0] === "init";
for (const command of waiting.filter((one) => !isInit(one))) runSafely(command);
for (const command of waiting.filter(isInit)) runSafely(command);
