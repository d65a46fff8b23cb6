/** Query parameters of the REST paths. A parameter is parsed to a value or to WordPress' complaint about it. */
import { parseLocalDate } from "#workers/backend/ground/dates/to-dates.ts";
import type { InvalidParameter } from "./json.ts";

const MAX_SEARCH_LENGTH = 200;
const MAX_LIST_LENGTH = 100;
const MAX_PER_PAGE = 100;
const MAX_PAGE = 1_000_000;
const DEFAULT_PER_PAGE = 10;
const rfc3339 = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.\d+)?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

export type ParameterReader = ReturnType<typeof createParameterReader>;

/** Reads the query parameters of a REST call one by one, and collects what is wrong with them. */
export function createParameterReader(parameters: URLSearchParams) {
  const invalid: InvalidParameter[] = [];

  function readInteger(name: string, { fallback, max }: { fallback: number; max: number }): number {
    const value = parameters.get(name);
    if (value === null) return fallback;
    if (!/^-?\d{1,15}$/.test(value)) {
      invalid.push({ name, code: "rest_invalid_type", message: `${name} is not of type integer.` });
      return fallback;
    }
    const number = Number(value);
    if (number < 1 || number > max) {
      invalid.push({ name, code: "rest_out_of_bounds", message: `${name} must be between 1 (inclusive) and ${max} (inclusive)` });
      return fallback;
    }
    return number;
  }

  function readText(name: string): string | null {
    const value = parameters.get(name)?.trim() ?? "";
    if (value.length > MAX_SEARCH_LENGTH) {
      invalid.push({
        name,
        code: "rest_invalid_param",
        message: `${name} must be at most ${MAX_SEARCH_LENGTH} characters long.`,
      });
    }
    return value === "" ? null : value;
  }

  /** `a,b` as well as `name[]=a&name[]=b`. */
  function readList(name: string): string[] | null {
    const values = [...parameters.getAll(name), ...parameters.getAll(`${name}[]`)].flatMap((value) => value.split(","));
    const items = values.map((value) => value.trim()).filter((value) => value !== "");
    if (items.length > MAX_LIST_LENGTH || items.some((item) => item.length > MAX_SEARCH_LENGTH)) {
      invalid.push({ name, code: "rest_invalid_param", message: `${name} names too much.` });
    }
    return items.length === 0 ? null : [...new Set(items)];
  }

  function readMoment(name: string): number | null {
    const value = parameters.get(name);
    if (value === null || value === "") return null;
    const seconds = parseMoment(value);
    if (seconds === null) invalid.push({ name, code: "rest_invalid_param", message: "Invalid date." });
    return seconds;
  }

  return {
    invalid,
    readPage: () => readInteger("page", { fallback: 1, max: MAX_PAGE }),
    readPerPage: () => readInteger("per_page", { fallback: DEFAULT_PER_PAGE, max: MAX_PER_PAGE }),
    readText,
    readList,
    readMoment,
  };
}

/** Seconds of an RFC 3339 date; without a zone it is the local time of the paper, as in WordPress. */
function parseMoment(value: string): number | null {
  // In a query string an unescaped `+` of the zone arrives as a space.
  const match = rfc3339.exec(value.replace(/ (\d{2}(?::?\d{2})?)$/, "+$1"));
  if (match === null) return null;
  const [, day, time, zone] = match;
  const local = `${day}T${time}`;
  const digits = zone?.toUpperCase().replace(":", "") ?? "";
  const isoZone = digits === "" || digits === "Z" ? digits : `${digits.slice(0, 3)}:${digits.slice(3) || "00"}`;
  const milliseconds = Date.parse(`${local}${isoZone || "Z"}`);
  if (Number.isNaN(milliseconds)) return null;
  return isoZone === "" ? parseLocalDate(local) : Math.floor(milliseconds / 1000);
}
