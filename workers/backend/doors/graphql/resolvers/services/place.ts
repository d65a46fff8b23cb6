/** Districts and municipalities. */

import type { BackendContext } from "#workers/backend/doors/graphql/resolvers/context.ts";
import { createCallError } from "#workers/backend/doors/graphql/resolvers/errors.ts";
import {
  type DistrictColumns,
  type MunicipalityColumns,
  readDistricts,
  readMunicipalities,
  readMunicipality,
} from "#workers/backend/ground/database/tables/places.ts";

export const placeResolvers = {
  Query: {
    municipality: async (_: unknown, { slug }: { slug: string }, { queries }: BackendContext) => {
      const municipality = await readMunicipality(queries, slug);
      if (municipality === null) throw createCallError("NOT_FOUND", `Municipality not found: ${slug}`);
      return municipality;
    },
    municipalities: (_: unknown, __: unknown, { queries }: BackendContext) => readMunicipalities(queries),
    districts: (_: unknown, __: unknown, { queries }: BackendContext) => readDistricts(queries),
  },
  Municipality: {
    id: (row: MunicipalityColumns) => row.municipality_id,
    slug: (row: MunicipalityColumns) => row.municipality_slug,
    title: (row: MunicipalityColumns) => row.municipality_title,
    link: (row: MunicipalityColumns) => `/gemeinde/${row.municipality_slug}`,
    latitude: (row: MunicipalityColumns) => row.municipality_latitude,
    longitude: (row: MunicipalityColumns) => row.municipality_longitude,
    district: (row: MunicipalityColumns): DistrictColumns => row,
  },
  District: {
    slug: (row: DistrictColumns) => row.district_slug,
    title: (row: DistrictColumns) => row.district_title,
    municipalities: async (row: DistrictColumns, _: unknown, { queries }: BackendContext) => {
      const all = await readMunicipalities(queries);
      return all.filter(({ district_slug }) => district_slug === row.district_slug);
    },
  },
};
