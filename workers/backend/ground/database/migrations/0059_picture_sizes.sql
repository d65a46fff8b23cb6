-- Pictures that came as one original and wait for their sizes (decision 111), by the file's address. A row goes when they are made.
CREATE TABLE picture_tasks (
  src TEXT PRIMARY KEY,
  tries INTEGER NOT NULL DEFAULT 0, -- counted when it is taken: who dies at it counts as well
  try_at INTEGER NOT NULL, -- in seconds since 1970
  fault TEXT -- of the last try, for the operator
) WITHOUT ROWID;
CREATE INDEX picture_tasks_due ON picture_tasks (try_at);

-- What the night looks through for originals without a task.
CREATE INDEX media_of_one_size ON media (src) WHERE crops = '[]' AND status = 'stored';
