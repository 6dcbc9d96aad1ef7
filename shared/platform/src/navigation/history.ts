import { findRoute } from '@husrum/contract/routes';
import { expectHeading } from '@husrum/ui';
import { createPath, type Location, type Navigator, parsePath, type To } from 'react-router';
import { createHistoryState, type HistoryEntry, readCurrentEntry } from './history-entry';
import { confirmBeforeLeaving, hasUnsavedChanges } from './unsaved-changes';

let current: HistoryEntry | undefined;
let isReverting = false;
const listeners = new Set<() => void>();

const currentEntry = (): HistoryEntry => {
  current ??= readCurrentEntry();
  return current;
};

type ScreenChangeHandler = (from: string, to: string) => void;
let handleScreenChange: ScreenChangeHandler = () => {};

/** Sets the handler that runs when the path changes, before anything of the next screen is rendered. */
export const onScreenChange = (handler: ScreenChangeHandler): void => {
  handleScreenChange = handler;
};

const syncLocation = () => {
  const { location: before, index: indexBefore } = currentEntry();
  const next = readCurrentEntry();
  if (createPath(next.location) === createPath(before) && next.location.key === before.key) return;
  current = next;
  if (next.location.pathname !== before.pathname) {
    // Before the first render, and after a redirect of the page that was opened first, the document starts at its top.
    if (listeners.size > 0 && next.index !== indexBefore) expectHeading(next.location.pathname);
    handleScreenChange(before.pathname, next.location.pathname);
  }
  for (const listener of listeners) listener();
};

const isCurrentPage = (pathname: string | undefined) =>
  !pathname || pathname === currentEntry().location.pathname;

/**
 * `popstate` comes when the browser has already moved: with unsaved changes, move back, and repeat the move once the user has
 * confirmed.
 */
const onPopState = (event: PopStateEvent) => {
  if (isReverting) {
    isReverting = false;
    event.stopImmediatePropagation();
    return;
  }
  const next = readCurrentEntry();
  const steps = next.index - currentEntry().index;
  if (!hasUnsavedChanges() || steps === 0 || isCurrentPage(next.location.pathname)) {
    syncLocation();
    return;
  }
  event.stopImmediatePropagation();
  isReverting = true;
  window.history.go(-steps);
  confirmBeforeLeaving(() => window.history.go(steps));
};

let isListening = false;

const addWindowListeners = () => {
  if (isListening) return;
  isListening = true;
  // single-spa replaces window.addEventListener and delays popstate listeners that are added through it.
  EventTarget.prototype.addEventListener.call(
    window,
    'popstate',
    (event) => {
      if (event instanceof PopStateEvent) onPopState(event);
    },
    { capture: true },
  );
  window.addEventListener('beforeunload', (event) => {
    if (hasUnsavedChanges()) event.preventDefault();
  });
};

/** Another page starts at its top; another page number of the same list keeps the scroll position. */
const scrollsToTop = (from: string, to: string): boolean => {
  const route = findRoute(to);
  return from !== to && !(route === findRoute(from) && route?.pattern.endsWith('/:page?'));
};

const writeHistory = (method: 'pushState' | 'replaceState', to: To, state: unknown) => {
  const { index, location } = currentEntry();
  const next = method === 'pushState' ? index + 1 : index;
  window.history[method](createHistoryState(next, state), '', typeof to === 'string' ? to : createPath(to));
  syncLocation();
  if (scrollsToTop(location.pathname, currentEntry().location.pathname))
    document.documentElement.scrollTop = 0;
};

/** Confirms before the URL changes, so that the form with unsaved changes stays mounted behind the question. */
const navigateTo = (to: To, navigate: () => void) => {
  const { pathname } = typeof to === 'string' ? parsePath(to) : to;
  if (isCurrentPage(pathname)) navigate();
  else confirmBeforeLeaving(navigate);
};

/** Store of the current location, shared by every React root of the page: the shell's and the remotes'. */
export const pageHistory = {
  location: (): Location => currentEntry().location,
  subscribe: (listener: () => void): (() => void) => {
    addWindowListeners();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** The `navigator` of React Router, shared by every React root of the page. */
export const historyNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (steps) => window.history.go(steps),
  push: (to, state) => navigateTo(to, () => writeHistory('pushState', to, state)),
  replace: (to, state) => navigateTo(to, () => writeHistory('replaceState', to, state)),
};
