import type { Mutation } from "#tests/mutations/mutation.ts";

export const limits: readonly Mutation[] = [];
