import { setTimeout as rest } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { PlaceName } from './fault-cell';
import { otherRegistry } from './remote-pages';

/** Whose files are struck: those of a remote, or of the shell that are fetched when its own page is opened. */
export interface Struck {
  readonly name: PlaceName;
  /** What is fetched first; the shell's own first file opens the page and cannot be missing. */
  readonly entry: RegExp;
  readonly chunks: RegExp;
}

export interface Fault {
  readonly name: string;
  readonly hangs?: true;
  /** Returns how to end it. */
  readonly begin: (page: Page, struck: Struck) => Promise<() => Promise<void>>;
}

export const HANG_MS = 30_000;

const answering =
  (parts: readonly ('entry' | 'chunks')[], answer: (route: Route) => Promise<void>): Fault['begin'] =>
  async (page, struck) => {
    // While one route stands, a request that hangs goes on hanging after its fault has ended.
    await page.route('**/asked-by-nobody', (route) => route.abort());
    for (const part of parts) await page.route(struck[part], answer);
    return async () => {
      for (const part of parts) await page.unroute(struck[part], answer);
    };
  };

const all = ['entry', 'chunks'] as const;

const flipped = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  const middle = Math.floor(body.length / 2);
  body.writeUInt8(body.readUInt8(middle) ^ 1, middle);
  await route.fulfill({ response, body });
};

export const late = async (route: Route) => {
  await rest(HANG_MS, undefined, { ref: false });
  // The page may be closed by then.
  await route.continue().catch(() => {});
};

/** Of a remote: it needs a newer shell. */
export const tooNew: Fault['begin'] = (page, { name }) =>
  otherRegistry(page, ({ remotes }) => ({
    remotes: remotes.map((told) => (told.name === name ? { ...told, contract: 99 } : told)),
  }));

/** What can happen on the way between a server and a page. */
export const wireFaults: readonly Fault[] = [
  { name: 'server down', begin: answering(all, (route) => route.abort('connectionrefused')) },
  { name: '500', begin: answering(all, (route) => route.fulfill({ status: 500, body: 'fel' })) },
  { name: 'wrong contract', begin: tooNew },
  { name: 'chunk 404', begin: answering(['chunks'], (route) => route.fulfill({ status: 404, body: '' })) },
  { name: 'hang 30 s', hangs: true, begin: answering(all, late) },
  { name: 'byte of entry', begin: answering(['entry'], flipped) },
  { name: 'byte of chunk', begin: answering(['chunks'], flipped) },
];
