import { withToken } from '@husrum/api-client';
import { SAMPLE_RATE } from '@husrum/contract/manifest';
import { type BrowserReport, MAX_REPORTS, telemetryCalls } from '@husrum/contract/telemetry';
import { overrideStore } from '../override/override.store';
import { registryStore } from '../registry/registry';
import { isSampled, visitTraceId } from './visit';

const SEND_DELAY_MS = 5000;
/** Limits the reports of a page that fails in a loop. */
const MAX_REPORTS_PER_VISIT = 50;

let queued: BrowserReport[] = [];
let timer: number | undefined;
const reportedKeys = new Set<string>();

/**
 * Uses `fetch`, because `sendBeacon` cannot send the token. The server needs the token to count only the reports of users who
 * get a canary build against that build. The result is ignored, so that a report that fails never causes another one.
 */
const send = (reports: readonly BrowserReport[]): void => {
  const { method, path } = telemetryCalls.report;
  const headers = withToken({ 'Content-Type': 'application/json' });
  fetch(path, { method, headers, body: JSON.stringify({ reports }), keepalive: true }).catch(() => {});
};

/** Whether this visit is in the sample. Failures of a build from a developer's own machine are not reported. */
const shouldReport = (): boolean =>
  overrideStore.get() === undefined && isSampled(registryStore.get()?.sample ?? SAMPLE_RATE);

export const sendReports = (): void => {
  window.clearTimeout(timer);
  timer = undefined;
  const reports = shouldReport() ? queued : [];
  queued = [];
  for (let from = 0; from < reports.length; from += MAX_REPORTS)
    send(reports.slice(from, from + MAX_REPORTS));
};

/** Sends the report together with others, after a delay or when the page is closed. Drops duplicates, and all reports after the 50th of a visit. */
export const queueReport = (report: Omit<BrowserReport, 'trace'>): void => {
  const key = JSON.stringify([report.remote, report.build, report.kind, report.message]);
  if (reportedKeys.has(key) || reportedKeys.size >= MAX_REPORTS_PER_VISIT) return;
  reportedKeys.add(key);
  queued.push({ ...report, trace: visitTraceId });
  timer ??= window.setTimeout(sendReports, SEND_DELAY_MS);
};
