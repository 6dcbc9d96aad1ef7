import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { FaultTargetName } from './fault-scenario';
import { changeRegistry } from './remote-pages';

/** The files that a fault affects: those of a remote, or those of the shell's dashboard. */
export interface FaultTarget {
  readonly name: FaultTargetName;
  /** The first file. For the shell this is the dashboard's script, because without its real entry there is no page. */
  readonly entry: RegExp;
  readonly chunks: RegExp;
}

export interface Fault {
  readonly name: string;
  readonly hangs?: true;
  /** Starts the fault. Returns a function that ends it. */
  readonly start: (page: Page, target: FaultTarget) => Promise<() => Promise<void>>;
}

export const HANG_MS = 30_000;

const interceptFiles =
  (parts: readonly ('entry' | 'chunks')[], handler: (route: Route) => Promise<void>): Fault['start'] =>
  async (page, target) => {
    // Removing the last route would let the hanging requests continue. This unused route keeps them hanging.
    await page.route('**/never-requested', (route) => route.abort());
    for (const part of parts) await page.route(target[part], handler);
    return async () => {
      for (const part of parts) await page.unroute(target[part], handler);
    };
  };

const allFiles = ['entry', 'chunks'] as const;

const flipOneBit = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  const middle = Math.floor(body.length / 2);
  body.writeUInt8(body.readUInt8(middle) ^ 1, middle);
  await route.fulfill({ response, body });
};

export const delayResponse = async (route: Route) => {
  await delay(HANG_MS, undefined, { ref: false });
  // The page may be closed by now.
  await route.continue().catch(() => {});
};

/** The remote requires a newer contract version than the shell has. */
export const requireNewerContract: Fault['start'] = (page, { name }) =>
  changeRegistry(page, ({ remotes }) => ({
    remotes: remotes.map((remote) => (remote.name === name ? { ...remote, contract: 99 } : remote)),
  }));

/** Faults when a page loads the registry and the files of a build. */
export const networkFaults: readonly Fault[] = [
  { name: 'server down', start: interceptFiles(allFiles, (route) => route.abort('connectionrefused')) },
  { name: '500', start: interceptFiles(allFiles, (route) => route.fulfill({ status: 500, body: 'fel' })) },
  { name: 'newer contract required', start: requireNewerContract },
  {
    name: 'chunk 404',
    start: interceptFiles(['chunks'], (route) => route.fulfill({ status: 404, body: '' })),
  },
  { name: 'hang 30 s', hangs: true, start: interceptFiles(allFiles, delayResponse) },
  { name: 'corrupt entry', start: interceptFiles(['entry'], flipOneBit) },
  { name: 'corrupt chunk', start: interceptFiles(['chunks'], flipOneBit) },
];
