import type { Mutation } from "#tests/mutations/mutation.ts";

export const sanitising: readonly Mutation[] = [];
