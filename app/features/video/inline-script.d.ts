/** A program for the browser as one classic script (workers/programs/bundle/inline-scripts.ts). */
declare module "*?inline-script" {
  const script: string;
  export default script;
}
