import {
  type ActorContext,
  type Job,
  type JobData,
  type Mail,
  ROWS_PER_STATEMENT,
  splitIntoChunks,
  type TransactionalJobContext,
  transactionalJob,
} from '@husrum/api-platform';

/** How a kind of document reaches tenants by mail. */
export interface MailedKind<Mailed> {
  /** The noun of the document, in the names of its jobs: `invoice`. */
  readonly name: string;
  toMail(document: Mailed): Omit<Mail, 'onFailure'>;
  /** What `recordUndelivered` needs to find the document again. */
  toUndelivered(document: Mailed): JobData;
  /** Records that the mail could not be delivered. `data` also has the `reason`. */
  recordUndelivered(context: TransactionalJobContext, data: JobData): Promise<void>;
}

interface Mailing<Mailed> {
  /** Writes one mail for each document, in the transaction. Returns the ids of the mails, in the same order. */
  mail(context: Pick<ActorContext, 'outbox'>, documents: readonly Mailed[]): Promise<number[]>;
  /** The job that the outbox runs when a mail cannot be delivered. */
  readonly undeliveredJob: Job;
}

export const defineMailing = <Mailed>({
  name,
  toMail,
  toUndelivered,
  recordUndelivered,
}: MailedKind<Mailed>): Mailing<Mailed> => {
  const job = `${name}.undelivered`;
  return {
    mail: async ({ outbox }, documents) => {
      const ids: number[] = [];
      for (const chunk of splitIntoChunks(documents, ROWS_PER_STATEMENT))
        ids.push(
          ...(await outbox.sendMails(
            chunk.map((document) => ({
              ...toMail(document),
              onFailure: { kind: job, data: toUndelivered(document) },
            })),
          )),
        );
      return ids;
    },
    undeliveredJob: transactionalJob(job, (data, context) => recordUndelivered(context, data)),
  };
};
