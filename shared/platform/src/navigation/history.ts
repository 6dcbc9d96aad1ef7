import { routeAt } from '@husrum/contract/routes';
import { createPath, type Location, type Navigator, parsePath, type To } from 'react-router';
import { isDirty, whenFreeToLeave } from './dirty';
import { newEntry, type Place, placeNow } from './entry';

let current: Place | undefined;
let undoing = false;
const listeners = new Set<() => void>();

const here = (): Place => {
  current ??= placeNow();
  return current;
};

type ScreenChange = (from: string, to: string) => void;
let betweenScreens: ScreenChange = () => {};

/** Runs after one screen's last moment and before anything of the next one is drawn. */
export const onScreenChange = (chosen: ScreenChange): void => {
  betweenScreens = chosen;
};

const publish = () => {
  const before = here().location;
  const next = placeNow();
  if (createPath(next.location) === createPath(before) && next.location.key === before.key) return;
  current = next;
  if (next.location.pathname !== before.pathname) betweenScreens(before.pathname, next.location.pathname);
  for (const listener of listeners) listener();
};

const isThisPage = (pathname: string | undefined) => !pathname || pathname === here().location.pathname;

/** Back and forward have happened when we hear of them: undone first, repeated when the reader agrees. */
const onPopState = (event: PopStateEvent) => {
  if (undoing) {
    undoing = false;
    event.stopImmediatePropagation();
    return;
  }
  const next = placeNow();
  const steps = next.index - here().index;
  if (!isDirty() || steps === 0 || isThisPage(next.location.pathname)) {
    publish();
    return;
  }
  event.stopImmediatePropagation();
  undoing = true;
  window.history.go(-steps);
  whenFreeToLeave(() => window.history.go(steps));
};

let listening = false;

const listen = () => {
  if (listening) return;
  listening = true;
  // single-spa holds back listeners that are added through window's own, replaced, method.
  EventTarget.prototype.addEventListener.call(
    window,
    'popstate',
    (event) => {
      if (event instanceof PopStateEvent) onPopState(event);
    },
    { capture: true },
  );
  window.addEventListener('beforeunload', (event) => {
    if (isDirty()) event.preventDefault();
  });
};

/** Another page is read from its beginning; the next part of a list follows on where the reader is. */
const beginsAnew = (from: string, to: string): boolean => {
  const route = routeAt(to);
  return from !== to && !(route === routeAt(from) && route?.pattern.endsWith('/:page?'));
};

const write = (how: 'pushState' | 'replaceState', to: To, state: unknown) => {
  const { index, location } = here();
  const next = how === 'pushState' ? index + 1 : index;
  window.history[how](newEntry(next, state), '', typeof to === 'string' ? to : createPath(to));
  publish();
  if (beginsAnew(location.pathname, here().location.pathname)) document.documentElement.scrollTop = 0;
};

/** A link asks before the address changes, so that the question never tears down the form it is about. */
const leaveFor = (to: To, go: () => void) => {
  const { pathname } = typeof to === 'string' ? parsePath(to) : to;
  if (isThisPage(pathname)) go();
  else whenFreeToLeave(go);
};

/** The one history of the page: every root, the shell's and the remotes', draws from it and writes to it. */
export const pageHistory = {
  location: (): Location => here().location,
  subscribe: (listener: () => void): (() => void) => {
    listen();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

export const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (steps) => window.history.go(steps),
  push: (to, state) => leaveFor(to, () => write('pushState', to, state)),
  replace: (to, state) => leaveFor(to, () => write('replaceState', to, state)),
};
