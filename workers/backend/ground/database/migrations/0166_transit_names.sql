-- Names of lines and stops, of a timetable's routes.txt and stops.txt as the operator posted them: disturbances name numbers alone.
CREATE TABLE transit_names (
  kind TEXT NOT NULL, -- route, stop
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  route_type INTEGER, -- as GTFS counts it
  PRIMARY KEY (kind, id)
) WITHOUT ROWID;
