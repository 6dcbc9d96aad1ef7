import { createLeasedApartment, createReadyInvoice } from '@husrum/api-invoicing/testing';
import { makeAccount, pauseFileStore, type TestServer } from '@husrum/api-testing';

/** The answer when an invoice has changed between rendering and sending. */
export const INVOICE_CHANGED = 'Hyresavin ändrades medan den skickades. Läs igenom den och skicka igen.';

let emailCount = 0;

/** A leased apartment whose tenant has a unique email address. */
export const setUpSending = async (app: TestServer) => {
  emailCount += 1;
  const email = `sending${emailCount}@example.se`;
  const account = await makeAccount(app);
  const apartment = await createLeasedApartment(app, account, { tenant: { email } });
  const createReady = (month = '2026-12') =>
    createReadyInvoice(apartment.user, apartment.lease.id, `${month}-01`, `${month}-28`);
  return { ...apartment, account, email, createReady };
};

/**
 * Runs `change` after the PDF has been rendered or fetched, before the sending transaction begins. `operation` is that of the file
 * store in between: `put` for a first sending, `get` when an invoice is sent again.
 */
export const changeBeforeSending = async <T>(
  app: TestServer,
  send: () => Promise<T>,
  change: () => Promise<unknown>,
  operation: 'put' | 'get' = 'put',
): Promise<T> => {
  const paused = pauseFileStore(app.files, (called) => called === operation);
  const sending = send();
  await paused.reached;
  await change();
  paused.resume();
  return sending;
};
