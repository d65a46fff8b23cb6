-- The live tickers that were written last, for the newsroom's page (decision 76).
CREATE INDEX posts_with_ticker ON posts (modified_at) WHERE is_liveticker = 1;
