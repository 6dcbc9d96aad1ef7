import { withToken } from '@husrum/api-client';
import { SAMPLE_RATE } from '@husrum/contract/manifest';
import { type BrowserReport, REPORTS_MAX, telemetryCalls } from '@husrum/contract/telemetry';
import { overrideStore } from '../override/override.store';
import { registryStore } from '../registry/registry';
import { isSampled, visitTrace } from './visit';

const SEND_AFTER_MS = 5000;
/** A page that fails in a loop has said enough. */
const VISIT_MAX = 50;

let waiting: BrowserReport[] = [];
let timer: number | undefined;
const said = new Set<string>();

/**
 * A beacon could not say who sends it, and only those who were given a canary may stop it. Nobody waits for the answer, so
 * that a report that fails can never cause another.
 */
const send = (reports: readonly BrowserReport[]): void => {
  const { method, path } = telemetryCalls.report;
  const headers = withToken({ 'Content-Type': 'application/json' });
  fetch(path, { method, headers, body: JSON.stringify({ reports }), keepalive: true }).catch(() => {});
};

/** What a developer runs from the own machine is nobody else's failure. */
const isTold = (): boolean =>
  overrideStore.get() === undefined && isSampled(registryStore.get()?.sample ?? SAMPLE_RATE);

export const sendReports = (): void => {
  window.clearTimeout(timer);
  timer = undefined;
  const reports = isTold() ? waiting : [];
  waiting = [];
  for (let from = 0; from < reports.length; from += REPORTS_MAX)
    send(reports.slice(from, from + REPORTS_MAX));
};

/** Sent with others after a while, or when the page is left. The same is said once in a visit. */
export const tell = (report: Omit<BrowserReport, 'trace'>): void => {
  const key = JSON.stringify([report.remote, report.build, report.kind, report.message]);
  if (said.has(key) || said.size >= VISIT_MAX) return;
  said.add(key);
  waiting.push({ ...report, trace: visitTrace });
  timer ??= window.setTimeout(sendReports, SEND_AFTER_MS);
};
