/** Warnings in the form of GeoSphere Austria's `getWarnstatus`: invented ones that begin and end through the day. */
import type { ServiceDocument } from "#workers/stand-ins/services/documents.ts";

const HOUR_S = 3600;

/** Official numbers: the Bregenzerwald and the Klostertal, then the Rhine valley. */
const mountains = [
  80_203, 80_204, 80_205, 80_206, 80_209, 80_210, 80_222, 80_228, 80_229, 80_230, 80_234, 80_235, 80_236, 80_238, 80_239, 80_107,
  80_111, 80_112, 80_113,
];
const valley = [
  80_207, 80_213, 80_215, 80_217, 80_224, 80_240, 80_301, 80_302, 80_303, 80_401, 80_404, 80_405, 80_408, 80_410, 80_414,
];

export const geosphereWarnings: ServiceDocument = {
  path: "/wsapp/api/getWarnstatus",
  type: "application/json",
  title: "GeoSphere Austria, warnings",
  toBody: ({ now }) => {
    const hour = Math.floor(now.getTime() / 1000 / HOUR_S) * HOUR_S;
    const warn = (
      warnid: number,
      facts: { wtype: number; wlevel: number; gemeinden: readonly number[] },
      from: number,
      until: number,
    ) => ({
      type: "Feature",
      geometry: { type: "MultiPolygon", coordinates: [] },
      properties: {
        ...facts,
        warnid,
        gemeinden: facts.gemeinden.map(String),
        start: hour + from * HOUR_S,
        end: hour + until * HOUR_S,
      },
    });
    return JSON.stringify({
      type: "FeatureCollection",
      features: [
        warn(4711, { wtype: 1, wlevel: 2, gemeinden: mountains }, -2, 7),
        warn(4712, { wtype: 1, wlevel: 1, gemeinden: valley }, 3, 14),
        // Elsewhere in the country.
        warn(4713, { wtype: 2, wlevel: 3, gemeinden: [90_101] }, 0, 5),
      ],
    });
  },
};
