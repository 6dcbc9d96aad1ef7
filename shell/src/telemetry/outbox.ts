import { type BrowserReport, calls, REPORTS_MAX, SAMPLE_RATE } from '@husrum/contract';
import { registryStore } from '../registry/registry';
import { isSampled, visitTrace } from './visit';

const SEND_AFTER_MS = 5000;
/** A page that fails in a loop has said enough. */
const VISIT_MAX = 50;

let waiting: BrowserReport[] = [];
let timer: number | undefined;
const said = new Set<string>();

/** A beacon has no answer to wait for, so that a report that fails can never cause another. */
export const sendReports = (): void => {
  window.clearTimeout(timer);
  timer = undefined;
  const reports = isSampled(registryStore.get()?.sample ?? SAMPLE_RATE) ? waiting : [];
  waiting = [];
  for (let from = 0; from < reports.length; from += REPORTS_MAX) {
    const body = JSON.stringify({ reports: reports.slice(from, from + REPORTS_MAX) });
    navigator.sendBeacon?.(calls.telemetry.report.path, new Blob([body], { type: 'application/json' }));
  }
};

/** Sent with others after a while, or when the page is left. The same is said once in a visit. */
export const tell = (report: Omit<BrowserReport, 'trace'>): void => {
  const key = JSON.stringify([report.remote, report.build, report.kind, report.message]);
  if (said.has(key) || said.size >= VISIT_MAX) return;
  said.add(key);
  waiting.push({ ...report, trace: visitTrace });
  timer ??= window.setTimeout(sendReports, SEND_AFTER_MS);
};
