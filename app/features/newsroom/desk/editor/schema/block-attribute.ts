/** The block that a node was made of (conversion/to-blocks.ts). What is split off a node is new. */
export const blockAttribute = { block: { default: null, rendered: false, keepOnSplit: false } };
