/*
 * How to test a call:
 *
 *   const app = testServer();                            // once per file: an empty database, and a clock frozen at 2026-11-20 09:00
 *   it('…', async () => {
 *     const anna = await makeAccount(app);               // a verified, signed-in user
 *     const company = await app.as(anna).post(companyCalls.create, { body: { company: {…} } });   // typed by the contract
 *     const list = await app.as(anna).get(companyCalls.list, { query: { page: 1 } });
 *     await expect(app.as(anna).get(companyCalls.detail, { params: { id: 99 } })).rejects.toMatchObject({ status: 404 });
 *     const failed = await app.as(anna).failure(companyCalls.create, { body: {} });     // { status, serverMessage, data }
 *     const mail = await lastMail(app, 'bo@example.se');  // { subject, body, html, … }; linkIn(mail.body) is a URL
 *     app.clock.set('2026-12-01T08:00:00Z');
 *     await app.forAccount(anna, (tx) => createLease(tx, …));  // code in a transaction of the account
 *   });
 *
 * `get`, `post`, `patch` and `remove` are the same function. Each throws CallFailed for any status but 2xx.
 */
export { makeAccount, makeColleague } from './account';
export { type Caller, CallFailed, createCaller } from './caller';
export { callDuringTransaction } from './during-transaction';
export { lastMail, linkIn, mailCount } from './mailbox';
export { expectOthersAnswered, pauseFileStore } from './pause-file-store';
export { streamsIn, textIn } from './pdf-text';
export { runJobInTransaction } from './run-job';
export { simulatorPort } from './simulator-port';
export { readStoreTime } from './store-time';
export type { TestAccount } from './test-account';
export { openPool, type TestOptions, type TestServer, testServer } from './test-server';
