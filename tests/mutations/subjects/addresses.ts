import type { Mutation } from "#tests/mutations/mutation.ts";

export const addresses: readonly Mutation[] = [];
