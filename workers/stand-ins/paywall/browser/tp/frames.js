/** Frames of the provider in the page: within a container, or modal over it. They set their own height. */
import { apiOrigin, debug, page } from "./page.js";

const FIRST_HEIGHT = "24rem";
/** One open frame of a kind. */
const open = new Map();

/**
 * `onMessage(type, params)` hears the frame; `onCancel` an Escape outside of it. Null when the container is missing.
 */
export function openFrame({ kind, path, params = {}, displayMode, containerSelector, title, onMessage, onCancel }) {
  closeFrame(kind);
  const place = displayMode === "modal" ? createDialog(title, onCancel) : document.querySelector(containerSelector ?? "");
  if (place === null) {
    console.error(`tp: no container ${containerSelector}`);
    return null;
  }
  const address = new URL(path, apiOrigin);
  const known = { ...params, aid: page.aid, host: location.origin, displayMode };
  for (const [name, value] of Object.entries(known))
    if (value !== null && value !== undefined) address.searchParams.set(name, value);
  const frame = document.createElement("iframe");
  Object.assign(frame, { src: address.href, title, allow: "payment" });
  Object.assign(frame.style, { display: "block", width: "100%", height: FIRST_HEIGHT, border: "0", colorScheme: "light dark" });

  // Before that another page is in the frame, and the browser complains about a message to the wrong one.
  let isReady = false;
  const post = (type, message = {}) => {
    if (isReady) frame.contentWindow?.postMessage({ provider: "paywall", type, params: message }, address.origin);
  };
  const listen = ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== address.origin || data?.provider !== "paywall") return;
    debug(kind, data.type, data.params);
    if (data.type === "resize") frame.style.height = `${Math.ceil(data.params.height)}px`;
    else if (data.type === "ready") {
      isReady = true;
      post("user", { userRef: page.userRef });
    } else onMessage?.(data.type, data.params);
  };
  addEventListener("message", listen);
  place.append(frame);
  if (place instanceof HTMLDialogElement) {
    document.body.append(place);
    place.showModal();
    frame.focus();
  }
  open.set(kind, {
    post,
    remove() {
      removeEventListener("message", listen);
      frame.remove();
      if (place instanceof HTMLDialogElement) place.remove();
    },
  });
  return open.get(kind);
}

export function findFrame(kind) {
  return open.get(kind) ?? null;
}

export function closeFrame(kind) {
  open.get(kind)?.remove();
  open.delete(kind);
}

/** All frames learn who the reader is, also when that changes. */
export function tellUser() {
  for (const { post } of open.values()) post("user", { userRef: page.userRef });
}

function createDialog(title, onCancel) {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", title);
  dialog.dataset.provider = "paywall";
  Object.assign(dialog.style, {
    width: "min(56rem, 100vw)",
    maxWidth: "100vw",
    maxHeight: "100dvh",
    margin: "auto",
    padding: "0",
    border: "0",
    background: "transparent",
    overflow: "auto",
  });
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    onCancel?.();
  });
  // A browser may close it without asking, where the reader has not touched the page yet.
  dialog.addEventListener("close", () => onCancel?.());
  return dialog;
}
