import { type RemoteName, remoteNames } from '@husrum/contract';
import type { Page } from '@playwright/test';

interface Fetched {
  readonly remote: RemoteName;
  readonly build: string;
  readonly file: string;
}

const address = /^\/remotes\/([\w-]+)\/([a-z0-9]+)\/(.+\.js)$/;

const fetchedAt = (url: string): Fetched | undefined => {
  const [, name, build, file] = address.exec(new URL(url).pathname) ?? [];
  const remote = remoteNames.find((known) => known === name);
  return remote && build && file ? { remote, build, file } : undefined;
};

/** What a session went through, from one screen to the next. */
export const watchSession = (page: Page, beforehand: (file: Fetched) => boolean) => {
  let loads = 0;
  let screen = '';
  const screens = new Map<string, Map<RemoteName, Set<string>>>();
  const failures: string[] = [];

  page.on('load', () => {
    loads += 1;
  });
  page.on('request', (request) => {
    const fetched = fetchedAt(request.url());
    // A newer build's entry is fetched beforehand, and drawn on a later screen.
    if (!fetched || beforehand(fetched)) return;
    const builds = screens.get(screen) ?? new Map<RemoteName, Set<string>>();
    const { remote, build } = fetched;
    screens.set(screen, builds.set(remote, (builds.get(remote) ?? new Set()).add(build)));
  });
  page.on('requestfailed', (request) => {
    if (fetchedAt(request.url())) failures.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (answer) => {
    if (fetchedAt(answer.url()) && answer.status() >= 400)
      failures.push(`${answer.url()} ${answer.status()}`);
  });

  return {
    /** Everything fetched from here on belongs to the next screen. */
    nextScreen: (name: string) => {
      screen = name;
    },
    /** Screens on which modules of two builds of a remote met. */
    mixed: () =>
      [...screens].flatMap(([name, builds]) =>
        [...builds].flatMap(([remote, ids]) =>
          ids.size > 1 ? [`${name}: ${remote} ${[...ids].join(' and ')}`] : [],
        ),
      ),
    buildsSeen: () =>
      new Set([...screens.values()].flatMap((builds) => [...builds].flatMap(([, ids]) => [...ids]))),
    loads: () => loads,
    failures: () => failures,
  };
};
