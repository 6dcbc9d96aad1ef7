/*
 * How to test a call:
 *
 *   const app = testServer();                            // once per file: own, empty database; the clock stands at 2026-11-20 09:00
 *   it('…', async () => {
 *     const anna = await makeAccount(app);               // a verified landlord, signed in
 *     const made = await app.as(anna).post(calls.company.create, { body: { company: {…} } });       // typed by the contract
 *     const list = await app.as(anna).get(calls.company.list, { query: { page: 1 } });
 *     await expect(app.as(anna).get(calls.company.detail, { params: { id: 99 } })).rejects.toMatchObject({ status: 404 });
 *     const failed = await app.as(anna).failure(calls.company.create, { body: {} });     // { status, message, data }
 *     const mail = await lastMail(app, 'bo@example.se');  // { subject, body, html, … }; linkIn(mail.body) is a URL
 *     app.clock.set('2026-12-01T08:00:00Z');
 *     await app.tenant(anna, (tx) => createLease(tx, …));  // operations and stores directly, under row-level security
 *   });
 *
 * `get/post/patch/remove` are the same function and read well; each throws CallFailed for any status but 2xx.
 */
export { makeAccount, type TestAccount } from './account';
export { type Caller, CallFailed } from './caller';
export { lastMail, linkIn, mailCount } from './mailbox';
export { type TestOptions, type TestServer, testServer } from './test-server';
