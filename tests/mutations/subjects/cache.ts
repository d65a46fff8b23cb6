import type { Mutation } from "#tests/mutations/mutation.ts";

export const cache: readonly Mutation[] = [];
