import { ApiError } from '@husrum/api-client';
import type { Owner } from '@husrum/contract/routes';
import type { ReportKind } from '@husrum/contract/telemetry';
import { type Circumstances, reportTo } from '@husrum/platform/shell';
import { buildsStore } from '../registry/builds.store';
import { LoadError } from '../registry/load-error';
import { renewRegistry } from '../registry/registry';
import { blame } from './blame.rules';
import { sendReports, tell } from './outbox';
import { plainMessage, plainStack } from './plain.rules';
import { shellBuild } from './visit';

const buildOf = (owner: Owner): string | undefined =>
  owner === 'shell' ? shellBuild : buildsStore.get().inUse.get(owner)?.manifest.build;

interface Failure {
  readonly kind: ReportKind;
  readonly message: string;
  readonly stack?: string;
  readonly owner?: Owner;
  /** The owner's build that was asked for. */
  readonly build?: string;
  /** An address that the failure is about. */
  readonly url?: string;
}

const tellOf = ({ kind, message, stack, owner, build, url }: Failure): void =>
  tell({
    ...blame({ text: [url, stack, message].join('\n'), owner, build }, buildOf),
    kind,
    message: plainMessage(message),
    stack: plainStack(stack),
    ms: null,
  });

const loading = new Set(['LoadError', 'ChunkLoadError', 'TimeoutError']);
const isLoading = (error: unknown): boolean => error instanceof Error && loading.has(error.name);

/** The sentence of a refused call is for its reader; the server has its own log of it. */
const messageOf = (error: unknown): string => {
  if (error instanceof ApiError) return `ApiError ${error.status}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : 'Not an error';
};

/** What was caught: by a boundary, or where code is fetched. */
export const tellCaught = (error: unknown, { owner, where, stack }: Circumstances): void => {
  const thrown = error instanceof Error ? error.stack : undefined;
  tellOf({
    kind: isLoading(error) ? 'load' : 'render',
    message: `${where}: ${messageOf(error)}`,
    stack: [thrown, stack].join('\n'),
    owner,
    build: error instanceof LoadError ? error.build : undefined,
  });
};

const onError = (event: Event): void => {
  if (event instanceof ErrorEvent) {
    const { error, message, filename } = event;
    tellOf({
      kind: 'script',
      message,
      stack: error instanceof Error ? error.stack : undefined,
      url: filename,
    });
  } else if (event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement) {
    const url = event.target instanceof HTMLScriptElement ? event.target.src : event.target.href;
    tellOf({ kind: 'load', message: `Not loaded: ${url}`, url });
  }
};

const onRejection = ({ reason }: PromiseRejectionEvent): void => {
  if (reason instanceof Error && reason.name === 'AbortError') return;
  tellOf({
    kind: 'script',
    message: `Unhandled ${messageOf(reason)}`,
    stack: reason instanceof Error ? reason.stack : undefined,
  });
};

const onBreach = ({ effectiveDirective, blockedURI, sourceFile }: SecurityPolicyViolationEvent): void =>
  tellOf({ kind: 'csp', message: `${effectiveDirective} refused ${blockedURI}`, url: sourceFile });

/** Everything that goes wrong in the page is told to us, once, without anything that its reader wrote. */
export const startTelemetry = (): void => {
  reportTo((error, circumstances) => {
    tellCaught(error, circumstances);
    // What cannot be fetched may have been replaced.
    if (isLoading(error)) renewRegistry().catch(() => {});
  });
  // Scripts that are not loaded say so without bubbling.
  window.addEventListener('error', onError, { capture: true });
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onBreach);
  window.addEventListener('pagehide', sendReports);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendReports();
  });
};
