/** What the back end is told of the stand-in of the service pages' sources. */
import { toNationalSetting } from "#workers/stand-ins/services/national.ts";

/** Variables of the back end, one line a source; none without the stand-in. */
export function toServiceVariables(origin: string | null): Record<string, string> {
  if (origin === null) return {};
  return {
    SAMPLE_SOURCES_ORIGIN: origin,
    NATIONAL_FEEDS: toNationalSetting(origin),
    DUTY_FEED_URL: `${origin}/notdienste.csv`,
    HOROSCOPE_FEED_URL: `${origin}/horoskop.json`,
    SNOW_FEED_URL: `${origin}/schnee.json`,
    GEOSPHERE_FORECAST_URL: `${origin}/v1/timeseries/forecast/nwp-v1-1h-2500m`,
    GEOSPHERE_NOWCAST_URL: `${origin}/v1/timeseries/forecast/nowcast-v1-15min-1km`,
    WARNINGS_URL: `${origin}/wsapp/api/getWarnstatus`,
    AVALANCHE_URL: `${origin}/bulletins/latest/AT-08_de_CAAMLv6.json`,
    GAUGES_URL: `${origin}/services/PegelAktuell/json`,
    MET_FORECAST_URL: `${origin}/weatherapi/locationforecast/2.0/complete`,
    TRANSIT_ALERTS_URL: `${origin}/transit/alerts.pb`,
    TRAFFIC_FEED_URL: `${origin}/traffic/datex2.xml`,
    TRAFFIC_SOURCE_NAME: "Verkehrsredaktion (Beispieldaten)",
    FUEL_PRICES_ORIGIN: `${origin}/sprit/1.0`,
  };
}
