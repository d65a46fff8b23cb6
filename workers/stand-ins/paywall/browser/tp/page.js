/** What the page said of itself and of its reader. */
const source = new URL(document.currentScript.src);

/** Where the provider is: frames and answers come from there, and only from there. */
export let apiOrigin = source.origin;

export const page = {
  aid: source.searchParams.get("aid") ?? "",
  userRef: "",
  /** What the provider said of the reference; null until it was asked. */
  isUserRefValid: null,
  tags: [],
  customVariables: {},
  url: location.href,
  contentSection: null,
  contentCreated: null,
  contentAuthor: null,
  zone: null,
  isDebug: false,
};

/** The commands of the queue that only note something. */
export const setters = {
  setAid: (aid) => {
    page.aid = aid;
  },
  setEndpoint: (endpoint) => {
    apiOrigin = new URL(endpoint).origin;
  },
  setUserRef: (userRef) => {
    page.userRef = userRef ?? "";
    page.isUserRefValid = null;
  },
  setTags: (tags) => {
    page.tags = [...tags];
  },
  setCustomVariable: (name, value) => {
    page.customVariables[name] = value;
  },
  setPageURL: (url) => {
    page.url = url;
  },
  setContentSection: (text) => {
    page.contentSection = text;
  },
  setContentCreated: (date) => {
    page.contentCreated = date;
  },
  setContentAuthor: (text) => {
    page.contentAuthor = text;
  },
  setZone: (zone) => {
    page.zone = zone;
  },
  setDebug: (isDebug) => {
    page.isDebug = isDebug === true;
  },
  // There is one sandbox and one way to know readers here.
  setSandbox: () => {},
  setUseTinypassAccounts: () => {},
  setUsePianoIdUserProvider: () => {},
  setCxenseSiteId: () => {},
};

/** The publisher vouches for a reader, and the provider has not said otherwise. */
export function isUserValid() {
  return page.userRef.includes("~~~") && page.isUserRefValid !== false;
}

export function debug(...words) {
  if (page.isDebug) console.debug("tp", ...words);
}
