import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { buildId } from '../manifest/manifest';
import { remoteNames } from '../routes/route';

/** What a browser reports: a failure while loading, drawing or running, a breach of the page's policy, or a load time. */
export const reportKinds = ['load', 'render', 'script', 'csp', 'timing'] as const;
export type ReportKind = (typeof reportKinds)[number];

const MESSAGE_MAX = 500;
const STACK_MAX = 2000;
/** Cut rather than refused: half a stack is worth more than none. */
const cut = (max: number) =>
  yup
    .string()
    .transform((value: unknown) => (typeof value === 'string' ? value.slice(0, max) : value))
    .nullable()
    .default(null);

export const browserReport = yup.object({
  remote: yup
    .string()
    .oneOf(['shell', ...remoteNames])
    .required(),
  build: buildId(),
  /**
   * One per page visit, 32 hexadecimal digits. The same goes out as `traceparent` with the visit's calls, so that the
   * server's log is found by it. Error rates count visits: a page that fails in a loop is one visit that failed.
   */
  trace: yup
    .string()
    .matches(/^[0-9a-f]{32}$/)
    .required(),
  kind: yup
    .string<ReportKind>()
    .oneOf([...reportKinds])
    .required(),
  message: cut(MESSAGE_MAX),
  stack: cut(STACK_MAX),
  /** Of `timing`: milliseconds from asking for the code of the build until it could be drawn. */
  ms: yup.number().min(0).max(600_000).nullable().default(null),
});
export type BrowserReport = yup.InferType<typeof browserReport>;

export const REPORTS_MAX = 20;

export const telemetryCalls = callsOf('telemetry', {
  /** Sampled in the browser, once per page visit: `registry.sample`. A visit that is sampled sends all it has. */
  report: call({
    method: 'POST',
    path: '/api/telemetry',
    summary: 'Fel och laddningstider från webbläsaren',
    access: 'public',
    perMinute: 60,
    maxBytes: 64 * 1024,
    body: yup.object({
      reports: yup
        .array()
        .of(browserReport.required())
        .min(1)
        .max(REPORTS_MAX)
        .test(
          'one visit',
          'En sändning gäller ett besök.',
          (reports = []) => new Set(reports.map(({ trace }) => trace)).size <= 1,
        )
        .required(),
    }),
  }),
});
