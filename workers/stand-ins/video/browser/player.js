// What Brightcove's player script gives a page, as far as it is documented for in-page embeds: `bc(element)` makes a player of a
// <video-js> element, `videojs.getPlayer(element)` finds it. Every id plays the same short film.
(() => {
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const film = new URL("/film.mp4", src).href;
  /** @type {Map<Element, Player>} */
  const players = new Map();

  class Player {
    /** @param {HTMLElement} element */
    constructor(element) {
      this.element = element;
      this.video = document.createElement("video");
      this.video.src = film;
      this.video.controls = element.hasAttribute("controls");
      this.video.playsInline = element.hasAttribute("playsinline");
      this.video.preload = "metadata";
      this.video.style.cssText = "display:block;width:100%;height:100%";
      const label = document.createElement("p");
      const { account, player, videoId, playlistId, adConfigId } = element.dataset;
      const content = playlistId === undefined ? `Video ${videoId}` : `Playlist ${playlistId}`;
      const ads = adConfigId === undefined ? "" : `, Werbung ${adConfigId}`;
      label.textContent = `Vorführung: ${content}, Konto ${account}, Player ${player}${ads}`;
      label.style.cssText =
        "position:absolute;top:0;left:0;margin:0;padding:4px 8px;font:13px sans-serif;color:#fff;background:#000a";
      element.append(this.video, label);
    }

    /** @param {string} name @param {() => void} listener */
    on(name, listener) {
      this.video.addEventListener(name, listener);
    }

    /** @param {string} name @param {() => void} listener */
    one(name, listener) {
      this.video.addEventListener(name, listener, { once: true });
    }

    /** @param {string} name @param {() => void} listener */
    off(name, listener) {
      this.video.removeEventListener(name, listener);
    }

    /** @param {() => void} listener */
    ready(listener) {
      setTimeout(listener);
    }

    play() {
      return this.video.play();
    }

    pause() {
      this.video.pause();
    }

    dispose() {
      this.video.pause();
      this.video.removeAttribute("src");
      players.delete(this.element);
      this.element.remove();
    }
  }

  /** @param {string | Element} named */
  function find(named) {
    return typeof named === "string" ? document.getElementById(named) : named;
  }

  /** @param {string | Element} named */
  function bc(named) {
    const element = find(named);
    if (!(element instanceof HTMLElement)) throw new TypeError("bc() needs an element or its id");
    const known = players.get(element);
    if (known !== undefined) return known;
    const player = new Player(element);
    players.set(element, player);
    return player;
  }

  const videojs = Object.assign(bc, {
    /** @param {string | Element} named */
    getPlayer: (named) => players.get(/** @type {Element} */ (find(named))) ?? null,
  });
  Object.assign(window, { bc, videojs });
})();
