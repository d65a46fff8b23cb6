/** To which push services anything is ever sent. */

/** Those of the browsers that there are: Chrome and all of its kind, Firefox, Edge, Safari. `*.` stands for any names before it. */
export const browserPushHosts = "fcm.googleapis.com, updates.push.services.mozilla.com, *.notify.windows.com, *.push.apple.com";

/** Throws for what is no host. An origin of this machine, `http://127.0.0.1:8080`, is for a stand-in. */
export function parsePushHosts(text: string | undefined): string[] {
  const hosts = (text?.trim() || browserPushHosts).split(",").map((host) => host.trim());
  const wrong = hosts.find((host) => !/^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host) && !isOnThisMachine(host));
  if (wrong !== undefined) throw new Error(`PUSH_HOSTS: "${wrong}" is no host such as push.example or *.push.example`);
  return hosts;
}

export function isOnThisMachine(host: string): boolean {
  return /^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(host);
}
