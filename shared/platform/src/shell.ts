/** Exports for the shell only: it provides what the remotes use. */
export { PageSkeleton } from '@husrum/ui';
export { ErrorBoundary } from './error/error-boundary';
export { PageFailure } from './error/page-failure';
export { invalidateQueriesOnBusEvents } from './events/invalidate-queries';
export { LOAD_TIMEOUT_MS, withTimeout } from './loading/timeout';
export { historyNavigator, onScreenChange } from './navigation/history';
export { HistoryRouter } from './navigation/history-router';
export { LeaveDialog } from './navigation/leave-dialog';
export { confirmBeforeLeaving, hasUnsavedChanges } from './navigation/unsaved-changes';
export { ToastHost } from './notify/toast-host';
export { Providers } from './providers';
export { CurrentPage } from './remote/current-page';
export { PageRoutes, preloadScreen } from './remote/pages';
export type { RemoteModule } from './remote/remote-module';
export { mayOpenPath } from './session/permission';
export { sessionStore } from './session/session';
export { connectShellServices, type PanelTable, resetPanels, type ShellServices } from './shell-services';
export { captureException, type ErrorContext, setErrorReporter } from './telemetry/capture-exception';
