import { type NonTransactionalJobContext, nonTransactionalJob } from '../jobs/job';
import { DELIVER_MAIL } from '../outbox';
import { findWaitingMail, saveDelivery, type WaitingMail } from './waiting-mail.store';

interface MailDelivery {
  /** Sends a mail; undefined if this server sends none. */
  readonly openSender: (
    context: NonTransactionalJobContext,
  ) => ((mail: WaitingMail) => Promise<unknown>) | undefined;
  /** Whether trying again after the error would be of no use. */
  readonly isFinal: (error: unknown, mail: WaitingMail, now: Date) => boolean;
}

/** The job that delivers one mail of the outbox, and saves how the attempt ended. */
export const mailDeliveryJob = ({ openSender, isFinal }: MailDelivery) =>
  nonTransactionalJob(
    DELIVER_MAIL,
    async ({ id }, context) => {
      const { db, clock, signal, isLastAttempt } = context;
      const mail = await db.system((tx) => findWaitingMail(tx, Number(id)));
      const send = openSender(context);
      if (!mail || !send) return;
      try {
        await send(mail);
      } catch (error) {
        if (signal.aborted) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        if (isLastAttempt || isFinal(error, mail, clock.now()))
          return db.system((tx) => saveDelivery(tx, mail, { state: 'failed', error: reason }));
        await db.system((tx) => saveDelivery(tx, mail, { state: 'waiting', error: reason }));
        throw error;
      }
      await db.system((tx) => saveDelivery(tx, mail, { state: 'sent', at: clock.now().toISOString() }));
    },
    { lane: 'mail' },
  );
