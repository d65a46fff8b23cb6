/** For tests: all that the status page asks. */
export const statusQuery = `query Status { newsroom { is_signed_in status {
  checked build counts_place counts_problem
  builds { part id since }
  jobs { name last_run duration_ms error failures_day is_overdue }
  sources { name is_configured last_good last_tried failing_since failure is_stale }
  queues { name waiting troubled }
  counts { name label detail day week }
  vitals { page measure day_p75 day_count week_p75 week_count }
  statements { text day week worst_ms }
} } }`;
