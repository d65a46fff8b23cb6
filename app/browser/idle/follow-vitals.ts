/**
 * The five measures of a page (decision 97) from what the browser itself notes of it, as web.dev defines them; those that a browser does not
 * note are left out. One page, until it is first put away.
 */

/** How far apart, and how long together, shifts count as one. */
const SHIFT_GAP_MS = 1000;
const SHIFT_SESSION_MS = 5000;
/** The browser notes no faster event. Of so many touches the slowest is left out. */
const NOTED_FROM_MS = 40;
const FORGIVEN_EACH = 50;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Touch = PerformanceEntry & { interactionId?: number };

/** Begins to measure; returns what was measured until then, in milliseconds and, for CLS, shares of the window. */
export function followVitals(): () => Record<string, number> {
  let largest: number | undefined;
  const shifts = sumShifts();
  /** The slowest event of each touch. */
  const touches = new Map<number, number>();
  const seenUntil = performance.getEntriesByType("visibility-state").find(({ name }) => name === "hidden")?.startTime;
  const isSeen = ({ startTime }: PerformanceEntry) => startTime < (seenUntil ?? Infinity);
  const addTouches = (entries: Touch[]) => {
    for (const { interactionId, duration } of entries)
      if (interactionId) touches.set(interactionId, Math.max(duration, touches.get(interactionId) ?? 0));
  };
  const notes = [
    observe("largest-contentful-paint", (entries) => {
      largest = entries.findLast(isSeen)?.startTime ?? largest;
    }),
    observe("layout-shift", (entries) => shifts.add(entries as Shift[])),
    observe("event", addTouches),
    observe("first-input", addTouches),
  ];
  return () => {
    for (const finish of notes) finish();
    const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
      activationStart?: number;
    })[];
    // A page that was rendered ahead begins when its reader comes.
    const start = navigation?.activationStart ?? 0;
    const first = performance.getEntriesByName("first-contentful-paint").find(isSeen)?.startTime;
    const measured = {
      LCP: largest === undefined ? undefined : Math.max(largest - start, 0),
      FCP: first === undefined ? undefined : Math.max(first - start, 0),
      TTFB: navigation?.responseStart ? Math.max(navigation.responseStart - start, 0) : undefined,
      CLS: first !== undefined && isNoted("layout-shift") ? shifts.most() : undefined,
      INP: toDelay([...touches.values()]),
    };
    return Object.fromEntries(
      Object.entries(measured).flatMap(([name, value]) => (value === undefined ? [] : [[name, Math.round(value * 1000) / 1000]])),
    );
  };
}

/** Those before it as well. Returns what takes the last ones, which have not been told yet. */
function observe(type: string, take: (entries: PerformanceEntry[]) => void): () => void {
  if (!isNoted(type)) return () => {};
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: NOTED_FROM_MS } as PerformanceObserverInit);
  return () => take(observer.takeRecords());
}

function isNoted(type: string): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}

/** Of sessions of shifts that no touch explains, the one that moved most. */
export function sumShifts() {
  let most = 0;
  let sum = 0;
  let since = 0;
  let last = -Infinity;
  return {
    add(entries: readonly Pick<Shift, "startTime" | "value" | "hadRecentInput">[]): void {
      for (const { startTime, value, hadRecentInput } of entries) {
        if (hadRecentInput) continue;
        const isOver = startTime - last >= SHIFT_GAP_MS || startTime - since >= SHIFT_SESSION_MS;
        if (isOver) since = startTime;
        sum = isOver ? value : sum + value;
        last = startTime;
        most = Math.max(most, sum);
      }
    },
    most: () => most,
  };
}

/** The slowest answer to a touch, but for one of every fifty; `noted` are those that were slow enough. Undefined without any. */
export function toDelay(
  noted: number[],
  count = (performance as { interactionCount?: number }).interactionCount ?? 0,
): number | undefined {
  const slowest = noted.sort((one, other) => other - one);
  return slowest[Math.min(slowest.length - 1, Math.floor(count / FORGIVEN_EACH))];
}
