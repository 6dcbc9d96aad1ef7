import type { JobRunKind } from '@husrum/contract/job-run';

/** The part of a task, and of an item of a run, that is the id of its document. */
export type DocumentKey = 'invoiceId' | 'leaseId' | 'reminderId';
export type DocumentIds = Readonly<Partial<Record<DocumentKey, number | null>>>;

interface SendingRun {
  /** The job that sends the documents, at first and when the run is restarted. */
  readonly job: string;
  readonly key: DocumentKey;
}

const sendingRunKinds = ['SEND', 'MAIL', 'REMIND'] as const satisfies readonly JobRunKind[];
export type SendingRunKind = (typeof sendingRunKinds)[number];

/** The runs that send documents. The other kinds are restarted by the job `run.restart`. */
export const sendingRuns: Readonly<Record<SendingRunKind, SendingRun>> = {
  SEND: { job: 'run.send', key: 'invoiceId' },
  MAIL: { job: 'run.send', key: 'invoiceId' },
  REMIND: { job: 'run.remind', key: 'reminderId' },
};

export const isSendingRun = (kind: JobRunKind): kind is SendingRunKind =>
  sendingRunKinds.some((sending) => sending === kind);

/** The kinds of run that send documents with such ids. */
export const listSendingRunKinds = (key: DocumentKey): SendingRunKind[] =>
  sendingRunKinds.filter((kind) => sendingRuns[kind].key === key);
