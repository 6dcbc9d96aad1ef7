import { ApiError } from '@husrum/api-client';
import type { Owner } from '@husrum/contract/routes';
import type { BrowserReportKind } from '@husrum/contract/telemetry';
import { type ErrorContext, setErrorReporter } from '@husrum/platform/shell';
import { buildsStore } from '../registry/builds.store';
import { LoadError } from '../registry/load-error';
import { refreshRegistry } from '../registry/registry';
import { attributeFailure } from './failure-source.rules';
import { redactMessage, redactStack } from './redact.rules';
import { queueReport, sendReports } from './report-queue';
import { shellBuild } from './visit';

const findBuild = (owner: Owner): string | undefined =>
  owner === 'shell' ? shellBuild : buildsStore.get().active.get(owner)?.manifest.build;

interface Failure {
  readonly kind: BrowserReportKind;
  readonly message: string;
  readonly stack?: string;
  readonly owner?: Owner;
  /** The build of the owner that was requested, if it may be another than the active one. */
  readonly build?: string;
  /** The URL that failed. */
  readonly url?: string;
}

const reportFailure = ({ kind, message, stack, owner, build, url }: Failure): void =>
  queueReport({
    ...attributeFailure({ text: [url, stack, message].join('\n'), owner, build }, findBuild),
    kind,
    message: redactMessage(message),
    stack: redactStack(stack),
    ms: null,
  });

const loadErrorNames = new Set(['LoadError', 'ChunkLoadError', 'TimeoutError']);
const isLoadError = (error: unknown): boolean => error instanceof Error && loadErrorNames.has(error.name);

/** What is reported of an error. The message of a failed call is left out: it is meant for the user, and the server has logged it. */
const toMessage = (error: unknown): string => {
  if (error instanceof ApiError) return `ApiError ${error.status}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : 'Not an error';
};

/** Reports an error that was caught by an error boundary or while loading code. */
export const reportException = (error: unknown, { owner, source, stack }: ErrorContext): void => {
  const errorStack = error instanceof Error ? error.stack : undefined;
  reportFailure({
    kind: isLoadError(error) ? 'load' : 'render',
    message: `${source}: ${toMessage(error)}`,
    stack: [errorStack, stack].join('\n'),
    owner,
    build: error instanceof LoadError ? error.build : undefined,
  });
};

const onError = (event: Event): void => {
  if (event instanceof ErrorEvent) {
    const { error, message, filename } = event;
    reportFailure({
      kind: 'script',
      message,
      stack: error instanceof Error ? error.stack : undefined,
      url: filename,
    });
  } else if (event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement) {
    const url = event.target instanceof HTMLScriptElement ? event.target.src : event.target.href;
    reportFailure({ kind: 'load', message: `Not loaded: ${url}`, url });
  }
};

const onRejection = ({ reason }: PromiseRejectionEvent): void => {
  if (reason instanceof Error && reason.name === 'AbortError') return;
  reportFailure({
    kind: 'script',
    message: `Unhandled ${toMessage(reason)}`,
    stack: reason instanceof Error ? reason.stack : undefined,
  });
};

const onCspViolation = ({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent): void =>
  reportFailure({ kind: 'csp', message: `${effectiveDirective} refused ${blockedURI}`, url: sourceFile });

/** Reports every error on the page once, without user input. */
export const startTelemetry = (): void => {
  setErrorReporter((error, context) => {
    reportException(error, context);
    // A build that cannot be fetched may have been replaced.
    if (isLoadError(error)) refreshRegistry().catch(() => {});
  });
  // The error event of a script does not bubble.
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onCspViolation);
  window.addEventListener('pagehide', sendReports);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendReports();
  });
};
