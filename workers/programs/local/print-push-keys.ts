/** `npm run push-keys`: a pair of keys for notices in the browser (docs/deploy.md). They are written nowhere. */
import { createPushKeys } from "./state/push-keys.ts";

const { vapidPublicKey, vapidPrivateKey } = createPushKeys();
process.stdout.write(`VAPID_PUBLIC_KEY=${vapidPublicKey}\nVAPID_PRIVATE_KEY=${vapidPrivateKey}\n`);
