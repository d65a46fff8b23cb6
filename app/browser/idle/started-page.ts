/** What the script of every page hands to what comes a second after it (a-second-later.ts): so neither needs the other's modules. */
export type StartedPage = {
  /**
   * Whether a reader waits for what they pressed, has a dialog open or a film playing, has typed something, or an island keeps something:
   * a reload would take it away.
   */
  isBusy: () => boolean;
  /** Loads the page anew where the one guard of all reloads lets it (loading/reload-guard.ts). Whether it does. */
  reload: () => boolean;
  /** The chunk of an island by its name. Rejects when it does not come. */
  loadIsland: (name: string) => Promise<unknown>;
  /** Whether chunks are on their way that this page does without (idle/prefetch-islands.ts). */
  isPrefetching: boolean;
};
