/** Bulletins of an avalanche service in CAAML 6: invented, for today until tomorrow evening; none from May to October. */
import type { ServiceDocument } from "#workers/stand-ins/services/documents.ts";

const DAY_MS = 86_400_000;

export const avalancheBulletins: ServiceDocument = {
  path: "/bulletins/latest/AT-08_de_CAAMLv6.json",
  type: "application/json",
  title: "Avalanche bulletins, CAAML 6",
  toBody: ({ now }) => {
    const day = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
    const validTime = { startTime: new Date(day).toISOString(), endTime: new Date(day + 1.7 * DAY_MS).toISOString() };
    const source = { provider: { name: "Lawinenwarndienst" } };
    const month = now.getUTCMonth();
    const bulletins = [
      {
        bulletinID: "sample-1",
        lang: "de",
        publicationTime: validTime.startTime,
        validTime,
        source,
        regions: [
          { regionID: "AT-08-03-01", name: "Lechquellengebirge" },
          { regionID: "AT-08-04", name: "Silvretta" },
        ],
        dangerRatings: [
          { mainValue: "considerable", validTimePeriod: "all_day", elevation: { lowerBound: "2000" } },
          { mainValue: "moderate", validTimePeriod: "all_day", elevation: { upperBound: "2000" } },
        ],
        avalancheProblems: [{ problemType: "wind_slab", aspects: ["N", "NE", "E"] }, { problemType: "new_snow" }],
        avalancheActivity: { highlights: "Frischer Triebschnee in Kammnähe ist leicht auszulösen." },
      },
      {
        bulletinID: "sample-2",
        lang: "de",
        publicationTime: validTime.startTime,
        validTime,
        source,
        regions: [{ regionID: "AT-08-01", name: "Bregenzerwaldgebirge" }],
        dangerRatings: [{ mainValue: "low", validTimePeriod: "all_day" }],
        avalancheProblems: [],
      },
    ];
    return JSON.stringify({ bulletins: month >= 4 && month <= 9 ? [] : bulletins });
  },
};
