/** Weather that nobody measured: the same for the same place and hour, with days, fronts and heights as they are in the Alps. */

export type SampleWeather = {
  /** °C, millimetres in the hour that begins there, metres a second, degrees, metres above the sea. */
  temperature: number;
  precipitation: number;
  /** 0 to 1. */
  clouds: number;
  wind: number;
  gusts: number;
  windFrom: number;
  snowLine: number;
};

const HOUR_MS = 3_600_000;
const YEAR_MS = 365.25 * 24 * HOUR_MS;
const VALLEY = 450;

/** `time` in milliseconds; `height` above the sea in metres. */
export function sampleWeather(time: number, latitude: number, longitude: number, height: number): SampleWeather {
  const season = Math.cos(((time % YEAR_MS) / YEAR_MS - 0.05) * 2 * Math.PI);
  const hour = new Date(time).getUTCHours();
  const day = Math.cos(((hour - 13) / 24) * 2 * Math.PI);
  // A front every three days or so, coming from the west.
  const front = wave(time / HOUR_MS - longitude * 6 + latitude * 2, 74);
  const shower = wave(time / HOUR_MS + latitude * 31 + longitude * 17, 9);
  const clouds = clamp(0.35 + 0.5 * front + 0.25 * shower);
  const temperature = 10 - 9 * season + (4 - 3 * clouds) * day - 3 * Math.max(0, front) - ((height - VALLEY) / 1000) * 6.2;
  const wet = Math.max(0, front - 0.35) * 3.2 + Math.max(0, shower - 0.8) * 4 * clouds;
  const wind = 1.5 + 3 * Math.max(0, front) + height / 900 + 0.6 * shower;
  return {
    temperature,
    precipitation: wet < 0.1 ? 0 : wet,
    clouds,
    wind,
    gusts: wind * 1.9 + 1,
    windFrom: (250 + 60 * front + 25 * shower + 360) % 360,
    snowLine: Math.max(200, height + (temperature / 6.2) * 1000 - 250),
  };
}

function wave(hours: number, period: number): number {
  return Math.sin((hours / period) * 2 * Math.PI) * 0.7 + Math.sin((hours / (period * 1.7)) * 2 * Math.PI + 1) * 0.3;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Metres: what the models' ground would be, roughly, from the lake into the mountains. */
export function sampleGround(latitude: number, longitude: number): number {
  return Math.round(400 + Math.max(0, 47.5 - latitude) * 900 + Math.max(0, longitude - 9.65) * 900);
}
