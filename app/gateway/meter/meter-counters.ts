/** Where free reads are counted: exactly, also those of one moment (decision 62). The platform's namespace, as far as it is used here. */
export type MeterCounters = { getByName: (name: string) => MeterCounter };

type Counted = { startedAt: number; items: readonly number[] };
type MeterCounter = {
  /** `post` is had again once it was taken; null counts each time. */
  take: (limit: { max: number; windowS: number }, now: number, post: number | null) => Promise<Counted & { isTaken: boolean }>;
  peek: (windowS: number, now: number) => Promise<Counted | null>;
  forget: () => Promise<void>;
};
