export const WEATHER_PATH = "/wetter";

export function toWeatherPath(municipality: string): string {
  return `${WEATHER_PATH}/${municipality}`;
}
