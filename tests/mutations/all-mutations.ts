/** The slips by subject. */
import type { Mutation } from "./mutation.ts";
import { access } from "./subjects/access.ts";
import { addresses } from "./subjects/addresses.ts";
import { answers } from "./subjects/answers.ts";
import { cache } from "./subjects/cache.ts";
import { comments } from "./subjects/comments.ts";
import { limits } from "./subjects/limits.ts";
import { money } from "./subjects/money.ts";
import { sanitising } from "./subjects/sanitising.ts";
import { session } from "./subjects/session.ts";
import { staff } from "./subjects/staff.ts";

export const mutationsBySubject: Readonly<Record<string, readonly Mutation[]>> = {
  access,
  money,
  session,
  staff,
  cache,
  answers,
  sanitising,
  limits,
  addresses,
  comments,
};
