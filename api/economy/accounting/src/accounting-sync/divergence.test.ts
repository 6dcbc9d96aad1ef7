import { createSentInvoice } from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { accountingSyncCalls, type DivergenceDecision } from '@husrum/contract/accounting-sync';
import { bookkeepingExportCalls } from '@husrum/contract/bookkeeping-export';
import { creditCalls } from '@husrum/contract/credit';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { tenantCalls } from '@husrum/contract/tenant';
import {
  fortnoxProgram,
  type RunningProgram,
  type TestProgram,
  vismaProgram,
} from './accounting-task.test-data';
import { createSyncedApartment } from './sync.test-data';

const programs: readonly TestProgram[] = [
  fortnoxProgram({ portsFrom: 29_000 }),
  vismaProgram({ portsFrom: 30_000 }),
];
const RENT = 7677;

describe.each(programs)('$name', (program) => {
  const isFortnox = program.name === 'FORTNOX';
  const app = testServer({ env: program.env });
  let running: RunningProgram;
  beforeAll(async () => {
    running = await program.start(app);
  });
  afterAll(() => running.stop());

  /** The tests share the books, so a test that counts changes uses days that no other test uses. */
  const setUp = async (firstDay = 20) => {
    app.clock.set(`2026-11-${firstDay}T08:00:00Z`);
    const fixture = await createSyncedApartment(app, program, running);
    const { user, generate, keyOf, sync, listOpenDivergences, params } = fixture;
    let day = firstDay;
    return {
      ...fixture,
      createDraft: async (month: string) => {
        const { id } = await generate(month);
        return { id, key: await keyOf(id) };
      },
      syncNextDay: () => {
        day += 1;
        app.clock.set(`2026-11-${day}T08:00:00Z`);
        return sync();
      },
      /** The divergences by invoice id: field, both values, choices. */
      readDivergences: async () =>
        new Map(
          (await listOpenDivergences()).map(({ invoice, field, ours, theirs, choices }) => [
            invoice.id,
            { field, ours: ours.replace(/\s/g, ' '), theirs: theirs.replace(/\s/g, ' '), choices },
          ]),
        ),
      decide: async (invoiceId: number, decision: DivergenceDecision) => {
        const { id = 0 } =
          (await listOpenDivergences()).find(({ invoice }) => invoice.id === invoiceId) ?? {};
        await user.post(accountingSyncCalls.decide, { params: { id }, body: { decision } });
      },
      pay: (id: number, payment: number) =>
        user.post(invoiceActionCalls.pay, { params: params(id), body: { payment } }),
    };
  };

  it('a payment that is removed in the program is undone here, registered again in the program, or kept', async () => {
    const {
      sendInvoice,
      syncNextDay,
      readDivergences,
      decide,
      read,
      runOpenTasks,
      sync,
      listOpenDivergences,
    } = await setUp();
    const undone = await sendInvoice('2026-12');
    const paidAgain = await sendInvoice('2027-01');
    const kept = await sendInvoice('2027-03');
    const all = [undone, paidAgain, kept];
    for (const { key } of all) running.payRemotely(key);
    expect(await syncNextDay()).toMatchObject({ payments: 3, divergences: 0 });
    for (const { key } of all) running.undoRemotePayment(key);
    expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 3 });
    expect((await readDivergences()).get(paidAgain.id)).toEqual({
      ...{ field: 'PAYMENT', ours: '7 677 kr', theirs: 'Finns inte' },
      choices: ['OURS', 'THEIRS', 'KEEP'],
    });
    await decide(undone.id, 'THEIRS');
    await decide(paidAgain.id, 'OURS');
    await decide(kept.id, 'KEEP');
    await runOpenTasks();
    expect(await read(undone.id)).toMatchObject({ status: 'PENDING_PAYMENT', payment_left: RENT });
    expect(await read(paidAgain.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
    expect(await read(kept.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
    expect(all.map(({ key }) => running.read(key).left)).toEqual([RENT, 0, RENT]);
    expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 0 });
    expect(await sync()).toMatchObject({ payments: 0, divergences: 0 });
    expect(await listOpenDivergences()).toEqual([]);
    expect((await read(paidAgain.id)).registered_payments).toHaveLength(1);
  });

  it('a draft that is cancelled or removed in the program is cancelled here, created again in the program, or kept', async () => {
    const {
      createDraft,
      syncNextDay,
      readDivergences,
      decide,
      read,
      runOpenTasks,
      user,
      keyOf,
      listOpenDivergences,
      params,
    } = await setUp();
    const cancelled = await createDraft('2026-12');
    const recreated = await createDraft('2027-01');
    const kept = await createDraft('2027-02');
    // The second sync reads the drafts again, and so must the one after it.
    await syncNextDay();
    await syncNextDay();
    for (const { key } of [cancelled, recreated, kept]) running.cancelRemotely(key);
    expect(await syncNextDay()).toMatchObject({ divergences: 3 });
    expect((await readDivergences()).get(recreated.id)).toEqual({
      ...(isFortnox
        ? { field: 'CANCELLED', ours: 'Inte makulerad', theirs: 'Makulerad' }
        : { field: 'MISSING', ours: 'Finns', theirs: 'Finns inte' }),
      choices: ['OURS', 'THEIRS', 'KEEP'],
    });
    const before = running.books();
    await decide(cancelled.id, 'THEIRS');
    await decide(recreated.id, 'OURS');
    await decide(kept.id, 'KEEP');
    await runOpenTasks();
    expect(await read(cancelled.id)).toMatchObject({
      ...{ status: 'CANCELLED', accounting: { state: 'CANCELLED' } },
    });
    expect(running.books()).toMatchObject({ drafts: before.drafts + 1, customers: before.customers });
    const newKey = await keyOf(recreated.id);
    expect(newKey).not.toBe(recreated.key);
    expect(running.read(newKey)).toMatchObject({ total: RENT });
    expect(await user.post(invoiceCalls.send, { params: { id: recreated.id } })).toMatchObject({
      ...{ status: 'PENDING_PAYMENT', accounting: { state: 'BOOKED' } },
    });
    // If kept, it can only be cancelled here too: the program has nothing to book.
    expect(await user.failure(invoiceCalls.send, { params: { id: kept.id } })).toMatchObject({
      status: 409,
      serverMessage: expect.stringContaining('Titta på avin där'),
    });
    expect(await user.post(invoiceActionCalls.cancel, { params: params(kept.id) })).toMatchObject({
      status: 'CANCELLED',
    });
    await runOpenTasks();
    expect(await syncNextDay()).toMatchObject({ divergences: 0 });
    expect(await listOpenDivergences()).toEqual([]);
  });

  it('a divergence that was kept is closed when the program returns to the kept value', async () => {
    const { sendInvoice, syncNextDay, readDivergences, decide } = await setUp();
    const { id, key } = await sendInvoice();
    running.changeRemoteDueDate(key, '2027-02-15');
    await syncNextDay();
    await decide(id, 'KEEP');
    running.changeRemoteDueDate(key, '2027-03-01');
    await syncNextDay();
    expect((await readDivergences()).get(id)).toMatchObject({ field: 'DUE_DATE', theirs: '2027-03-01' });
    running.changeRemoteDueDate(key, '2027-02-15');
    await syncNextDay();
    expect((await readDivergences()).get(id)).toBeUndefined();
  });

  it('a draft whose amount is changed in the program gets our amount again, or is kept until it is booked', async () => {
    const {
      createDraft,
      syncNextDay,
      readDivergences,
      decide,
      runOpenTasks,
      user,
      keyOf,
      listOpenDivergences,
    } = await setUp();
    const ours = await createDraft('2026-12');
    const kept = await createDraft('2027-01');
    await syncNextDay();
    for (const { key } of [ours, kept]) running.changeRemoteAmount(key, 5000);
    expect(await syncNextDay()).toMatchObject({ divergences: 2 });
    expect((await readDivergences()).get(ours.id)).toEqual({
      field: 'AMOUNT',
      ours: '7 677 kr',
      theirs: '5 000 kr',
      choices: ['OURS', 'KEEP'],
    });
    await decide(ours.id, 'OURS');
    await decide(kept.id, 'KEEP');
    await runOpenTasks();
    expect([ours, kept].map(({ key }) => running.read(key).total)).toEqual([RENT, 5000]);
    expect(await syncNextDay()).toMatchObject({ divergences: 0 });
    expect(await listOpenDivergences()).toEqual([]);
    // The tenant gets a document with the booked amount.
    await user.post(invoiceCalls.send, { params: { id: kept.id } });
    expect(running.read(await keyOf(kept.id)).total).toBe(RENT);
  });

  it('an invoice that is credited in the program is credited here, or kept, even when it was paid', async () => {
    const { sendInvoice, syncNextDay, readDivergences, decide, read, listOpenDivergences } = await setUp();
    const credited = await sendInvoice('2026-12');
    const kept = await sendInvoice('2027-01');
    const paid = await sendInvoice('2027-02');
    // Spiris voids only unpaid invoices.
    if (isFortnox) running.payRemotely(paid.key);
    await syncNextDay();
    for (const { key } of [credited, kept, paid]) running.creditRemotely(key);
    expect(await syncNextDay()).toMatchObject({ divergences: 3, stopped: 0 });
    expect((await readDivergences()).get(paid.id)).toEqual({
      ...{ field: 'CREDITED', ours: 'Inte krediterad', theirs: 'Krediterad' },
      choices: ['THEIRS', 'KEEP'],
    });
    await decide(credited.id, 'THEIRS');
    await decide(paid.id, 'THEIRS');
    await decide(kept.id, 'KEEP');
    const invoice = await read(credited.id);
    expect(invoice).toMatchObject({ status: 'CREDITED', payment_left: 0 });
    expect(await read(paid.id)).toMatchObject({ status: 'CREDITED' });
    expect(await read(kept.id)).toMatchObject({ status: 'PENDING_PAYMENT', payment_left: RENT });
    expect(await syncNextDay()).toMatchObject({ divergences: 0 });
    expect(await listOpenDivergences()).toEqual([]);
  });

  it('an invoice that is paid in part before it is sent has the same amount left to pay here and in the program', async () => {
    const { createDraft, syncNextDay, read, user, params, keyOf, runOpenTasks, listOpenDivergences } =
      await setUp();
    const { id } = await createDraft('2026-12');
    await user.post(invoiceActionCalls.bookkeep, { params: params(id) });
    const key = await keyOf(id);
    running.payRemotely(key, 1000);
    expect(await syncNextDay()).toMatchObject({ payments: 1, divergences: 0 });
    expect(await user.post(invoiceCalls.send, { params: { id } })).toMatchObject({
      status: 'PARTIALLY_PAYED',
      payment_left: RENT - 1000,
    });
    await runOpenTasks();
    running.payRemotely(key);
    expect(await syncNextDay()).toMatchObject({ payments: 1, divergences: 0 });
    expect(await read(id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
    expect(await listOpenDivergences()).toEqual([]);
  });

  it('an overpaid amount settles the next invoice here and in the program', async () => {
    const { sendInvoice, syncNextDay, read, pay, user, params, listOpenDivergences } = await setUp();
    const first = await sendInvoice('2026-12');
    const second = await sendInvoice('2027-01');
    // Spiris accepts no more than what is left to pay: a surplus is registered here only.
    if (isFortnox) running.payRemotely(first.key, 10_000);
    else await pay(first.id, 10_000);
    await syncNextDay();
    expect(await read(first.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
    expect(await read(second.id)).toMatchObject({ payment_left: 2 * RENT - 10_000 });
    expect([first, second].map(({ key }) => running.read(key).left)).toEqual([0, 2 * RENT - 10_000]);
    expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 0, stopped: 0 });
    expect(await listOpenDivergences()).toEqual([]);
    const [payment] = (await read(first.id)).registered_payments ?? [];
    const undo = { params: { ...params(first.id), paymentId: payment?.payment_id ?? 0 } };
    expect(await user.failure(invoiceActionCalls.undoPayment, undo)).toMatchObject({ status: 409 });
    running.payRemotely(second.key);
    expect(await syncNextDay()).toMatchObject({ payments: 1, divergences: 0 });
    expect(await read(second.id)).toMatchObject({ status: 'PAYED' });
  });

  it('an overpaid amount that is registered here only, and used on a manual invoice, is in the SIE file and not in the program', async () => {
    const { account, sendInvoice, syncNextDay, pay, user, lease, company } = await setUp();
    const { id, key } = await sendInvoice('2026-12');
    await app.forAccount(account, (tx) =>
      tx.updateTable('invoicing_config').set({ integration_id: null }).execute(),
    );
    await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31');
    const { payments } = running.books();
    await pay(id, 10_000);
    await syncNextDay();
    expect(running.books().payments).toBe(payments + 1);
    expect(running.read(key).left).toBe(0);
    const query = { params: { id: company.id }, query: { from: '2026-11-01', to: '2026-11-30' } };
    expect(await user.get(bookkeepingExportCalls.preview, query)).toMatchObject({
      vouchers: [{ kind: 'INVOICE' }, { kind: 'CREDIT_FROM_PROGRAM', count: 1, amount: 10_000 - RENT }],
    });
  });

  it('credit that is offset against an invoice here settles it in the program too: at the next sync in Fortnox, by a person in Spiris', async () => {
    const {
      sendInvoice,
      syncNextDay,
      read,
      pay,
      user,
      params,
      readDivergences,
      listOpenDivergences,
      tenantId,
      keyOf,
    } = await setUp();
    const credited = await sendInvoice('2026-12');
    const open = await sendInvoice('2027-01');
    await pay(credited.id, RENT);
    await user.post(invoiceActionCalls.credit, { params: params(credited.id) });
    await user.post(creditCalls.offset, { params: { id: tenantId }, body: { company_id: null } });
    expect(await read(open.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
    const { credited_by: credit } = await read(credited.id);
    const creditKey = await keyOf(credit?.id ?? 0);
    expect(running.read(creditKey).left).toBe(-RENT);
    await syncNextDay();
    if (isFortnox) {
      expect([open.key, creditKey].map((key) => running.read(key).left)).toEqual([0, 0]);
    } else {
      expect(running.read(open.key).left).toBe(RENT);
      expect((await readDivergences()).get(open.id)).toEqual({
        field: 'LEFT',
        ours: '0 kr',
        theirs: '7 677 kr',
        choices: ['KEEP'],
      });
      expect((await read(open.id)).timeline.map(({ what }) => what)).toContainEqual(
        expect.stringContaining('kvitta fakturan mot hyresgästens kreditfaktura där'),
      );
      expect((await listOpenDivergences())[0]?.advice).toContain('kvitta fakturan');
      // The user is not notified again while nobody has set it off.
      expect(await syncNextDay()).toMatchObject({ divergences: 0 });
      running.setOff(open.key, creditKey);
    }
    expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 0, stopped: 0 });
    expect(await listOpenDivergences()).toEqual([]);
    expect(await read(open.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
  });

  if (isFortnox) {
    it('a repayment in the program reduces the payment: undone in part here, paid again in the program, or kept', async () => {
      const {
        sendInvoice,
        syncNextDay,
        sync,
        readDivergences,
        decide,
        read,
        runOpenTasks,
        listOpenDivergences,
      } = await setUp();
      const [kept, undone, paidAgain] = [
        await sendInvoice('2026-12'),
        await sendInvoice('2027-01'),
        await sendInvoice('2027-03'),
      ];
      const all = [kept, undone, paidAgain];
      for (const { key } of all) running.payRemotely(key, 3000);
      expect(await syncNextDay()).toMatchObject({ payments: 3, divergences: 0 });
      for (const { key } of all) running.payRemotely(key, -500);
      expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 3 });
      expect((await readDivergences()).get(kept.id)).toEqual({
        field: 'PAYMENT',
        ours: '3 000 kr',
        theirs: '2 500 kr',
        choices: ['OURS', 'THEIRS', 'KEEP'],
      });
      await decide(kept.id, 'KEEP');
      await decide(undone.id, 'THEIRS');
      await decide(paidAgain.id, 'OURS');
      expect(await runOpenTasks()).toBe('DONE');
      expect(await read(kept.id)).toMatchObject({ payment_left: RENT - 3000, sync_active: true });
      expect(await read(undone.id)).toMatchObject({ payment_left: RENT - 2500 });
      expect(await read(paidAgain.id)).toMatchObject({ payment_left: RENT - 3000 });
      expect(all.map(({ key }) => running.read(key).left)).toEqual([RENT - 2500, RENT - 2500, RENT - 3000]);
      // A later payment is compared with the sum of all.
      for (const { key } of all) running.payRemotely(key, 1000);
      expect(await syncNextDay()).toMatchObject({ payments: 3, divergences: 0, stopped: 0 });
      expect(await sync()).toMatchObject({ payments: 0, divergences: 0 });
      expect(await listOpenDivergences()).toEqual([]);
      expect(await read(paidAgain.id)).toMatchObject({ payment_left: RENT - 4000 });
    });

    it('a payment that is reversed in the program, by a negative one, is undone here or paid again in the program, once', async () => {
      const {
        sendInvoice,
        syncNextDay,
        sync,
        readDivergences,
        decide,
        read,
        runOpenTasks,
        listOpenDivergences,
      } = await setUp();
      const [undone, paidAgain] = [await sendInvoice('2026-12'), await sendInvoice('2027-01')];
      for (const { key } of [undone, paidAgain]) running.payRemotely(key);
      await syncNextDay();
      for (const { key } of [undone, paidAgain]) running.payRemotely(key, -RENT);
      expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 2 });
      expect((await readDivergences()).get(undone.id)).toMatchObject({
        ours: '7 677 kr',
        theirs: 'Finns inte',
      });
      await decide(undone.id, 'THEIRS');
      await decide(paidAgain.id, 'OURS');
      expect(await runOpenTasks()).toBe('DONE');
      for (const result of [await sync(), await syncNextDay()])
        expect(result).toMatchObject({ payments: 0, divergences: 0, stopped: 0 });
      expect(await read(undone.id)).toMatchObject({ status: 'PENDING_PAYMENT', payment_left: RENT });
      expect(await read(paidAgain.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
      expect([undone, paidAgain].map(({ key }) => running.read(key).left)).toEqual([RENT, 0]);
      expect(await listOpenDivergences()).toEqual([]);
      running.payRemotely(undone.key);
      expect(await syncNextDay()).toMatchObject({ payments: 1, divergences: 0 });
      expect(await read(undone.id)).toMatchObject({ status: 'PAYED' });
    });

    it('after the decision of a user, a surplus that is repaid in the program is no credit of the tenant here any more', async () => {
      const {
        sendInvoice,
        generate,
        user,
        syncNextDay,
        readDivergences,
        decide,
        read,
        tenantId,
        listOpenDivergences,
      } = await setUp();
      const { id, key } = await sendInvoice('2026-12');
      running.payRemotely(key, 10_000);
      await syncNextDay();
      const credit = async () => (await user.get(tenantCalls.detail, { params: { id: tenantId } })).credit;
      const before = await credit();
      running.payRemotely(key, RENT - 10_000);
      // Nothing is left to pay on either side, but the payments differ.
      expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 1 });
      expect((await readDivergences()).get(id)).toMatchObject({
        field: 'PAYMENT',
        ours: '10 000 kr',
        theirs: '7 677 kr',
      });
      await decide(id, 'THEIRS');
      expect(await read(id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
      expect([before, await credit()]).toEqual([10_000 - RENT, 0]);
      const next = await generate('2027-01');
      expect(next.payment_left).toBe(RENT);
      expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 0, stopped: 0 });
      expect(await listOpenDivergences()).toEqual([]);
    });
  }

  it('the sync of many invoices that are paid in the program reads no invoice one by one', async () => {
    const { sendInvoice, createDraft, syncNextDay, read } = await setUp(26);
    const months = ['2026-12', ...Array.from({ length: 9 }, (_, index) => `2027-0${index + 1}`)];
    const all = [];
    for (const month of months) all.push(await sendInvoice(month));
    await createDraft('2027-10');
    await syncNextDay();
    for (const { key } of all) running.payRemotely(key);
    const fetched = jest.spyOn(globalThis, 'fetch');
    const result = await syncNextDay();
    const calls = fetched.mock.calls.length;
    fetched.mockRestore();
    expect(result).toMatchObject({ payments: months.length, divergences: 0, stopped: 0 });
    // Spiris has no list of payments, so one call for each paid invoice reads its payments.
    expect(calls).toBeLessThanOrEqual(isFortnox ? 6 : 6 + months.length);
    for (const { id } of all) expect(await read(id)).toMatchObject({ status: 'PAYED' });
  });
});
