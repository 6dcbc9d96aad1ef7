/** What only the shell needs: the other side of what the remotes see. */
export { keepFresh } from './events/staleness';
export { connectHost, forgetPanels, type Host, type PanelTable } from './host';
export { isDirty, whenFreeToLeave } from './navigation/dirty';
export { navigator, onScreenChange } from './navigation/history';
export { LeaveDialog } from './navigation/leave-dialog';
export { PageRouter } from './navigation/page-router';
export { NoticeHost } from './notify/notice-host';
export { Boundary } from './part/boundary';
export { PageFailure, PageSkeleton } from './part/page-states';
export { LOAD_TIMEOUT_MS, withTimeout } from './part/timeout';
export { Providers } from './providers';
export { PageSwitch, preparePage } from './remote/pages';
export type { RemoteModule } from './remote/remote-module';
export { sessionStore } from './session/session';
export { type Circumstances, report, reportTo } from './telemetry/report';
