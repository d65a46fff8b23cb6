-- The clock lets builds go by their age, but for the last ones of each part.
CREATE INDEX seen_builds_by_time ON seen_builds (part, first_at);
