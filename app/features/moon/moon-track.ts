/**
 * Where the moon stands over some weeks. Its places are the library's, four a day; what lies between is interpolated: the library's
 * own search for one rise takes as long as a month of this.
 */
import { AstroTime, EclipticGeoMoon, EquatorFromVector, GeoMoon, RotateVector, Rotation_EQJ_EQD } from "astronomy-engine";

/** Angles in degrees, those that grow do so without end; `distance` in kilometres from the earth's centre. */
export type MoonPlace = { rightAscension: number; declination: number; longitude: number; distance: number };

export type MoonTrack = (moment: number) => MoonPlace;

const STEP_MS = 6 * 3_600_000;
const AU_KM = 149_597_870.7;

/** For moments from `from` to `to`, in milliseconds since 1970. */
export function trackMoon(from: number, to: number): MoonTrack {
  const start = from - STEP_MS;
  const samples: MoonPlace[] = [];
  for (let moment = start; moment <= to + 2 * STEP_MS; moment += STEP_MS) samples.push(sample(moment, samples.at(-1)));
  return (moment) => {
    const place = (moment - start) / STEP_MS;
    const index = Math.min(Math.max(Math.floor(place), 1), samples.length - 3);
    const around = [-1, 0, 1, 2].map((offset) => samples[index + offset]) as [MoonPlace, MoonPlace, MoonPlace, MoonPlace];
    const weights = toWeights(place - index);
    const at = (name: keyof MoonPlace) => around.reduce((sum, known, order) => sum + known[name] * (weights[order] ?? 0), 0);
    return {
      rightAscension: at("rightAscension"),
      declination: at("declination"),
      longitude: at("longitude"),
      distance: at("distance"),
    };
  };
}

function sample(moment: number, before: MoonPlace | undefined): MoonPlace {
  const time = new AstroTime(new Date(moment));
  const { ra, dec, dist } = EquatorFromVector(RotateVector(Rotation_EQJ_EQD(time), GeoMoon(time)));
  return {
    rightAscension: unwind(ra * 15, before?.rightAscension),
    declination: dec,
    longitude: unwind(EclipticGeoMoon(time).lon, before?.longitude),
    distance: dist * AU_KM,
  };
}

function unwind(angle: number, before: number | undefined): number {
  return before === undefined || angle >= before - 180 ? angle : unwind(angle + 360, before);
}

/** Lagrange's, for four places one step apart of which the second is at 0. */
function toWeights(t: number): readonly [number, number, number, number] {
  return [
    (-t * (t - 1) * (t - 2)) / 6,
    ((t + 1) * (t - 1) * (t - 2)) / 2,
    (-(t + 1) * t * (t - 2)) / 2,
    ((t + 1) * t * (t - 1)) / 6,
  ];
}
