/** What rooms do before an account is deleted. */

import { commentEnding } from "#workers/backend/newsroom/comments/end-authorship.ts";
import type { AccountEnding } from "#workers/backend/readers/accounts/registration/remove-account.ts";
import { subscriptionEnding } from "#workers/backend/readers/subscriptions/deletion/end-at-provider.ts";

export const accountEndings: readonly AccountEnding[] = [subscriptionEnding, commentEnding];
