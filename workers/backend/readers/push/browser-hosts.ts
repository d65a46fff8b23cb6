/** Those of the browsers that there are: Chrome and all of its kind, Firefox, Edge, Safari. `*.` stands for any names before it. */
export const browserPushHosts = "fcm.googleapis.com, updates.push.services.mozilla.com, *.notify.windows.com, *.push.apple.com";
