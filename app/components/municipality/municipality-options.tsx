import { districtKeys, districtTitles, municipalities } from "#app/domain/municipality/municipality.ts";

/** All municipalities as options of a list, by district. */
export function MunicipalityOptions() {
  return districtKeys.map((district) => (
    <optgroup key={district} label={`Bezirk ${districtTitles[district]}`}>
      {municipalities
        .filter((municipality) => municipality.district === district)
        .map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
    </optgroup>
  ));
}
