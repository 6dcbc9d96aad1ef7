import {
  actForAccount,
  type Database,
  type FileContent,
  type FileStore,
  type RequestContext,
  type Settings,
  type Tx,
} from '@husrum/api-platform';
import {
  adjustableClock,
  createLogger,
  createTokens,
  type Outbox,
  setTransactionTime,
} from '@husrum/api-platform/testing';
import type { RunContext } from '@husrum/api-runs/testing';
import type { LocalDate } from '@husrum/format';

/** Files by storage key, to be stored after the transaction. */
export type PendingFiles = ReadonlyMap<string, { content: FileContent; mimetype: string }>;

/** The contexts of a landlord's calls and of the nightly runs, in one transaction, with a clock that can be moved. */
export interface DemoContext {
  readonly request: RequestContext;
  readonly run: RunContext;
  readonly files: PendingFiles;
  /** Sets the time for everything that follows to 08:00 UTC of a day, or to the present if that is earlier. */
  moveTo(day: LocalDate): Promise<void>;
}

interface DemoEnvironment {
  /** The present: nothing in the demo is later. */
  readonly now: Date;
  readonly tx: Tx;
  readonly db: Database;
  readonly settings: Settings;
  readonly account: { readonly businessId: number; readonly userId: number };
}

/** Discards mails and jobs: nobody in a demo portfolio gets mail, and its follow-up jobs need not run. */
const discardingOutbox: Outbox = {
  sendMails: async () => [],
  sendMail: async () => 0,
  retryMails: async () => undefined,
  enqueueJob: async () => undefined,
};

/** Larger than for a landlord: the whole portfolio is created in one transaction anyway. */
const TASKS_PER_TRANSACTION = 200;

const throwNoSession = (): never => {
  throw new Error('The scenario of a demo account has no session');
};
const noTokens = createTokens({ sign: throwNoSession, verify: throwNoSession }, '');

const createPendingStore = (files: Map<string, { content: FileContent; mimetype: string }>): FileStore => ({
  put: async (key, content, mimetype) => {
    files.set(key, { content, mimetype });
  },
  get: async (key) => {
    const content = files.get(key)?.content;
    return Buffer.isBuffer(content) ? content : undefined;
  },
  open: async () => undefined,
  remove: async (key) => {
    files.delete(key);
  },
  list: async () => [],
});

/** Creates the context. From here on, the transaction, which the system has opened, acts for the account. */
export const createDemoContext = async ({
  tx,
  db,
  settings,
  account,
  now,
}: DemoEnvironment): Promise<DemoContext> => {
  await actForAccount(tx, account.businessId);
  const clock = adjustableClock('2000-01-01T08:00:00Z', /* frozen */ true);
  const log = createLogger(settings);
  const files = new Map<string, { content: FileContent; mimetype: string }>();
  const actor = { tx, clock, log, outbox: discardingOutbox };
  return {
    request: {
      ...actor,
      account: { ...account, sessionId: '', role: 'ADMINISTRATOR', missingMembership: null },
      tokens: noTokens,
      settings,
      url: '/',
      setCookie: () => {},
    },
    run: {
      db,
      clock,
      log,
      settings,
      files: createPendingStore(files),
      signal: new AbortController().signal,
      tasksPerTransaction: TASKS_PER_TRANSACTION,
      businessId: account.businessId,
      transaction: (work) => work({ ...actor, account: { businessId: account.businessId, userId: null } }),
    },
    files,
    moveTo: async (day) => {
      const morning = new Date(`${day}T08:00:00Z`);
      clock.moveTo(morning > now ? now : morning);
      await setTransactionTime(tx, clock);
    },
  };
};
