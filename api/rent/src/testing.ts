export { generationDate } from './config-month.rules';
export { ARCHIVE_DAYS } from './lease-state.rules';
export { billedPeriodFrom, nextPeriodMonth } from './period-grid.rules';
export type { PlannedInvoice } from './plan-invoice.rules';
export type { RunLease } from './plan-run.rules';
export { sendDate } from './send-date.rules';
export { vatMonth } from './vat-timing.rules';
export { VAT_TIMING_PERIOD_STOP, vatTimingExamples } from './vat-timing.test-data';
export { default as rentVectors } from './vectors/rent.vectors.json';
