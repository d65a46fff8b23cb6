-- Names the state of what an export holds (decision 102). What is only computed or fetched here, such as the most read, renames `version` alone.
ALTER TABLE content_version ADD COLUMN exported TEXT NOT NULL DEFAULT '';
