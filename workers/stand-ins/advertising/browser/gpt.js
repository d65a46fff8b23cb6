/**
 * Speaks the part of Google Publisher Tag's interface that the portal uses. It tells the stand-in what it was asked for, and shows a sample creative
 * in a frame, or for a unit that ends in "leer" nothing.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const waiting = window.googletag?.cmd ?? [];
  const slots = [];
  const listeners = [];
  let waits = false;
  const told = { settings: {}, isSafe: false };

  const service = {
    setForceSafeFrame(isSafe) {
      told.isSafe = isSafe;
      return service;
    },
    setPrivacySettings(settings) {
      told.settings = { ...told.settings, ...settings };
      return service;
    },
    disableInitialLoad() {
      waits = true;
    },
    refresh(chosen) {
      for (const slot of chosen) void fill(slot);
    },
    addEventListener(name, listener) {
      if (name === "slotRenderEnded") listeners.push(listener);
      return service;
    },
  };

  /** A window of another origin refuses to say that it has no frame of that name. */
  function hasLocator() {
    try {
      return parent.frames.__tcfapiLocator !== undefined;
    } catch {
      return false;
    }
  }

  /** As the real tag looks for a consent framework: by a frame of its name in a window above, which is asked by a message. */
  function findConsent() {
    return new Promise((resolve) => {
      if (!hasLocator()) return resolve("");
      const callId = "gpt";
      addEventListener("message", ({ data }) => {
        const answer = Object(data).__tcfapiReturn;
        if (answer?.callId === callId) resolve(answer.returnValue?.tcString ?? "");
      });
      parent.postMessage({ __tcfapiCall: { command: "addEventListener", version: 2, callId } }, "*");
      setTimeout(resolve, 1000, "");
    });
  }

  async function fill(slot) {
    const { id } = slot;
    const [width, height] = slot.size;
    const consent = await findConsent();
    const asked = { unit: slot.unit, size: `${width}x${height}`, ...told, consent, targeting: slot.targeting };
    const answer = await fetch(`${origin}/ads`, { method: "POST", body: JSON.stringify(asked) });
    const { isEmpty } = await answer.json();
    if (!isEmpty) {
      const frame = document.createElement("iframe");
      Object.assign(frame, { src: `${origin}/creative`, width, height, title: "Anzeige" });
      frame.style.cssText = "border:0;display:block";
      document.getElementById(id).append(frame);
    }
    for (const listener of listeners) listener({ slot, isEmpty });
  }

  window.googletag = {
    apiReady: true,
    cmd: { push: (command) => command() },
    defineSlot(unit, size, id) {
      const slot = { unit, size, id, targeting: {}, addService: () => slot };
      slots.push(slot);
      return slot;
    },
    pubads: () => service,
    // For the stand-in of Prebid, as the real one finds slots at the tag.
    slots,
    enableServices() {},
    display: (id) => void (waits || fill(slots.find((slot) => slot.id === id))),
  };
  for (const command of waiting) command();
})();
