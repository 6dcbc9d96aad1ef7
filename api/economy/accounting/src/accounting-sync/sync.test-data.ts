import type { TestServer } from '@husrum/api-testing';
import { accountingSyncCalls } from '@husrum/contract/accounting-sync';
import { invoiceCalls } from '@husrum/contract/invoice';
import { sessionCalls } from '@husrum/contract/session';
import { createConnectedApartment, type RunningProgram, type TestProgram } from './accounting-task.test-data';
import { syncConnection } from './sync-connection';

/** Creates a connected apartment, with helpers for the sync of its invoices. */
export const createSyncedApartment = async (
  app: TestServer,
  program: TestProgram,
  running: RunningProgram,
) => {
  const fixture = await createConnectedApartment(app, program, running);
  const { account, integrationId, user, generate } = fixture;
  /** The program's key of our invoice. */
  const keyOf = (invoiceId: number): Promise<string> =>
    app.forAccount(account, async (tx) => {
      const { service_id } = await tx
        .selectFrom('accounting_invoice')
        .select('service_id')
        .where('invoicebase_id', '=', invoiceId)
        .executeTakeFirstOrThrow();
      return service_id ?? '';
    });
  const { db, clock, files, settings } = app;
  const server = { db, clock, files, settings, log: app.fastify.log };
  return {
    ...fixture,
    keyOf,
    /** Turns on mail about integrations. */
    turnOnIntegrationMail: () =>
      user.patch(sessionCalls.updateMe, {
        body: {
          ...{ name: 'Anna Ek', email_notification_ticket: false, email_notification_comment: false },
          ...{ email_notification_integration: true, show_onboarding_in_sidebar: false },
        },
      }),
    /** The recipients and texts of mails about stopped synchronisation. */
    listSyncStoppedMails: () =>
      app.forAccount(account, (tx) =>
        tx
          .selectFrom('mail_message')
          .select(['recipient', 'body'])
          .where('subject', '=', 'Synkronisering inaktiverad')
          .execute(),
      ),
    /** Synchronises the connection by a call of the user. */
    sync: () => user.post(accountingSyncCalls.run, { params: { id: integrationId } }),
    /** Synchronises the connection as the daily job does. */
    syncAsJob: () => syncConnection(server, account.businessId, integrationId),
    /** Reads our invoice. */
    read: (id: number) => user.get(invoiceCalls.detail, { params: { id } }),
    /** Creates an invoice of the month, books it in the program and sends it. `key` is the program's. */
    sendInvoice: async (month?: string) => {
      const { id } = await generate(month);
      await user.post(invoiceCalls.send, { params: { id } });
      await fixture.runOpenTasks();
      return { id, key: await keyOf(id) };
    },
    listOpenDivergences: async () =>
      (await user.get(accountingSyncCalls.divergences, { query: { page: 1 } })).data,
  };
};
