/** Asks the provider what the page shows to this reader, tells the page, and then shows it. */
import { emit } from "./handlers.js";
import { showOffer } from "./offer.js";
import { apiOrigin, page } from "./page.js";
import { showTemplate } from "./widgets.js";

export async function executeExperience() {
  const response = await fetch(`${apiOrigin}/xbuilder/experience/execute`, {
    method: "POST",
    body: new URLSearchParams({
      aid: page.aid,
      user_ref: page.userRef,
      url: page.url,
      tags: JSON.stringify(page.tags),
      custom_variables: JSON.stringify(page.customVariables),
    }),
  });
  const { result, isUserValid, code, message } = await response.json();
  if (code !== 0) throw new Error(`tp: ${message}`);
  if (page.userRef !== "") page.isUserRefValid = isUserValid;
  emit("experienceExecute", { result });
  for (const { eventType, eventParams } of result.events) {
    if (eventType === "showOffer") showOffer(eventParams);
    if (eventType === "showTemplate") showTemplate(eventParams);
  }
}

/** `GET {endpoint}{path}`; the callback gets what the provider answers, or an error in its form. */
export async function callApi(path, params, callback) {
  const address = new URL(`/api/v3${path}`, apiOrigin);
  const known = { aid: page.aid, user_ref: page.userRef, ...params };
  for (const [name, value] of Object.entries(known)) address.searchParams.set(name, value);
  try {
    const response = await fetch(address);
    callback(await response.json());
  } catch (error) {
    callback({ code: -1, message: String(error) });
  }
}
