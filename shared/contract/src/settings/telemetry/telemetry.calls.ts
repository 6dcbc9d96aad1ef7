import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { output } from '../../core/fields';
import { namedObject } from '../../core/named';
import { buildId } from '../../manifest/manifest';
import { remoteNames } from '../../routes/route';

/** What a browser reports: an error while loading, rendering or running, a violation of the content security policy, or a load time. */
export const browserReportKinds = ['load', 'render', 'script', 'csp', 'timing'] as const;
export type BrowserReportKind = (typeof browserReportKinds)[number];

const MAX_MESSAGE_LENGTH = 500;
const MAX_STACK_LENGTH = 2000;
/** The longest load time that is accepted, in milliseconds. */
export const MAX_LOAD_MS = 600_000;
/** A text that is too long is truncated instead of rejected: half a stack trace is better than none. */
const truncatedText = (max: number) =>
  yup
    .string()
    .transform((value: unknown) => (typeof value === 'string' ? value.slice(0, max) : value))
    .nullable()
    .default(null);

export const browserReport = namedObject('BrowserReport', {
  remote: output.choice(['shell', ...remoteNames]),
  build: buildId(),
  /**
   * One per page visit, 32 hexadecimal digits. The visit's calls send it as `traceparent`, so that the server's log can be
   * searched by it. Error rates count visits: a page that fails in a loop counts once.
   */
  trace: yup
    .string()
    .matches(/^[0-9a-f]{32}$/)
    .required(),
  kind: output.choice(browserReportKinds),
  message: truncatedText(MAX_MESSAGE_LENGTH),
  stack: truncatedText(MAX_STACK_LENGTH),
  /** For `timing`: milliseconds from requesting the build's code until it can render. */
  ms: yup.number().min(0).max(MAX_LOAD_MS).nullable().default(null),
});
export type BrowserReport = yup.InferType<typeof browserReport>;

export const MAX_REPORTS = 20;

export const telemetryCalls = defineCalls('telemetry', {
  /** Only a share of the page visits report: see `registry.sample`. A visit that reports sends all its reports. */
  report: call({
    method: 'POST',
    path: '/api/telemetry',
    summary: 'Fel och laddningstider från webbläsaren',
    access: 'public',
    // Nobody reads the answer: a report must not be lost because another release knows more fields.
    ignoresOtherFields: true,
    perMinute: 60,
    maxBytes: 64 * 1024,
    body: yup.object({
      reports: yup
        .array()
        .of(browserReport.required())
        .min(1)
        .max(MAX_REPORTS)
        .test(
          'one visit',
          'En sändning gäller ett besök.',
          (reports = []) => new Set(reports.map((item) => item?.trace)).size <= 1,
        )
        .required(),
    }),
  }),
});
