import type { Mutation } from "#tests/mutations/mutation.ts";

export const staff: readonly Mutation[] = [];
