/** What the sky does, by day and by night alike (`Sky` of the contract). */
export type Sky =
  | "CLEAR"
  | "FAIR"
  | "PARTLY_CLOUDY"
  | "CLOUDY"
  | "FOG"
  | "LIGHT_RAIN"
  | "RAIN"
  | "HEAVY_RAIN"
  | "SHOWERS"
  | "SLEET"
  | "LIGHT_SNOW"
  | "SNOW"
  | "SNOW_SHOWERS"
  | "THUNDERSTORM";
