import { accountingSyncCalls, type DivergenceDecision } from '@husrum/contract/accounting-sync';
import { creditCalls } from '@husrum/contract/credit';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { tenantCalls } from '@husrum/contract/tenant';
import { testServer } from '../../test/kit';
import {
  fortnoxProgram,
  type RunningProgram,
  type TestProgram,
  vismaProgram,
} from './accounting-task.test-data';
import { syncedApartment } from './sync.test-data';

const programs: readonly TestProgram[] = [fortnoxProgram(29_000), vismaProgram(30_000)];
const RENT = 7677;

describe.each(programs)('$name', (program) => {
  const isFortnox = program.name === 'FORTNOX';
  const app = testServer({ env: program.env });
  let running: RunningProgram;
  beforeAll(async () => {
    running = await program.start(app);
  });
  afterAll(() => running.stop());

  /** The books are shared by the tests: one that counts what has changed takes days of its own. */
  const setUp = async (firstDay = 20) => {
    app.clock.set(`2026-11-${firstDay}T08:00:00Z`);
    const fixture = await syncedApartment(app, program, running);
    const { user, generate, keyOf, sync, differences, params } = fixture;
    let day = firstDay;
    return {
      ...fixture,
      draft: async (month: string) => {
        const { id } = await generate(month);
        return { id, key: await keyOf(id) };
      },
      syncNextDay: () => {
        day += 1;
        app.clock.set(`2026-11-${day}T08:00:00Z`);
        return sync();
      },
      /** The differences by invoice: field, both sides, choices. */
      shown: async () =>
        new Map(
          (await differences()).map(({ invoice, field, ours, theirs, choices }) => [
            invoice.id,
            { field, ours: ours.replace(/\s/g, ' '), theirs: theirs.replace(/\s/g, ' '), choices },
          ]),
        ),
      decide: async (invoiceId: number, decision: DivergenceDecision) => {
        const { id = 0 } = (await differences()).find(({ invoice }) => invoice.id === invoiceId) ?? {};
        await user.post(accountingSyncCalls.decide, { params: { id }, body: { decision } });
      },
      pay: (id: number, payment: number) =>
        user.post(invoiceActionCalls.pay, { params: params(id), body: { payment } }),
    };
  };

  it('a payment that is removed there is undone here, registered there again, or kept', async () => {
    const { sent, syncNextDay, shown, decide, read, run, sync, differences } = await setUp();
    const undone = await sent('2026-12');
    const again = await sent('2027-01');
    const kept = await sent('2027-03');
    const all = [undone, again, kept];
    for (const { key } of all) running.payRemotely(key);
    expect(await syncNextDay()).toMatchObject({ payments: 3, divergences: 0 });
    for (const { key } of all) running.undoRemotePayment(key);
    expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 3 });
    expect((await shown()).get(again.id)).toEqual({
      ...{ field: 'PAYMENT', ours: '7 677 kr', theirs: 'Finns inte' },
      choices: ['OURS', 'THEIRS', 'KEEP'],
    });
    await decide(undone.id, 'THEIRS');
    await decide(again.id, 'OURS');
    await decide(kept.id, 'KEEP');
    await run();
    expect(await read(undone.id)).toMatchObject({ status: 'PENDING_PAYMENT', payment_left: RENT });
    expect(await read(again.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
    expect(await read(kept.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
    expect(all.map(({ key }) => running.read(key).left)).toEqual([RENT, 0, RENT]);
    expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 0 });
    expect(await sync()).toMatchObject({ payments: 0, divergences: 0 });
    expect(await differences()).toEqual([]);
    expect((await read(again.id)).registered_payments).toHaveLength(1);
  });

  it('a draft that is cancelled or removed there is cancelled here, made anew there, or kept', async () => {
    const { draft, syncNextDay, shown, decide, read, run, user, keyOf, differences, params } = await setUp();
    const cancelled = await draft('2026-12');
    const anew = await draft('2027-01');
    const kept = await draft('2027-02');
    await syncNextDay();
    for (const { key } of [cancelled, anew, kept]) running.cancelRemotely(key);
    expect(await syncNextDay()).toMatchObject({ divergences: 3 });
    expect((await shown()).get(anew.id)).toEqual({
      ...(isFortnox
        ? { field: 'CANCELLED', ours: 'Inte makulerad', theirs: 'Makulerad' }
        : { field: 'MISSING', ours: 'Finns', theirs: 'Finns inte' }),
      choices: ['OURS', 'THEIRS', 'KEEP'],
    });
    const before = running.books();
    await decide(cancelled.id, 'THEIRS');
    await decide(anew.id, 'OURS');
    await decide(kept.id, 'KEEP');
    await run();
    expect(await read(cancelled.id)).toMatchObject({
      ...{ status: 'CANCELLED', accounting: { state: 'CANCELLED' } },
    });
    expect(running.books()).toMatchObject({ drafts: before.drafts + 1, customers: before.customers });
    const made = await keyOf(anew.id);
    expect(made).not.toBe(anew.key);
    expect(running.read(made)).toMatchObject({ total: RENT });
    expect(await user.post(invoiceCalls.send, { params: { id: anew.id } })).toMatchObject({
      ...{ status: 'PENDING_PAYMENT', accounting: { state: 'BOOKED' } },
    });
    // Kept, it can only be cancelled here too: the program has nothing to book.
    expect(await user.failure(invoiceCalls.send, { params: { id: kept.id } })).toMatchObject({
      status: 409,
      serverMessage: expect.stringContaining('Titta på avin där'),
    });
    expect(await user.post(invoiceActionCalls.cancel, { params: params(kept.id) })).toMatchObject({
      status: 'CANCELLED',
    });
    await run();
    expect(await syncNextDay()).toMatchObject({ divergences: 0 });
    expect(await differences()).toEqual([]);
  });

  it('a draft of another amount there is made ours again, or kept until it is booked', async () => {
    const { draft, syncNextDay, shown, decide, run, user, keyOf, differences } = await setUp();
    const ours = await draft('2026-12');
    const kept = await draft('2027-01');
    await syncNextDay();
    for (const { key } of [ours, kept]) running.changeRemoteAmount(key, 5000);
    expect(await syncNextDay()).toMatchObject({ divergences: 2 });
    expect((await shown()).get(ours.id)).toEqual({
      ...{ field: 'AMOUNT', ours: '7 677 kr', theirs: '5 000 kr', choices: ['OURS', 'KEEP'] },
    });
    await decide(ours.id, 'OURS');
    await decide(kept.id, 'KEEP');
    await run();
    expect([ours, kept].map(({ key }) => running.read(key).total)).toEqual([RENT, 5000]);
    expect(await syncNextDay()).toMatchObject({ divergences: 0 });
    expect(await differences()).toEqual([]);
    // What the tenant gets is what is booked.
    await user.post(invoiceCalls.send, { params: { id: kept.id } });
    expect(running.read(await keyOf(kept.id)).total).toBe(RENT);
  });

  it('an invoice that is credited there is credited here, or kept, also when it was paid', async () => {
    const { sent, syncNextDay, shown, decide, read, differences } = await setUp();
    const credited = await sent('2026-12');
    const kept = await sent('2027-01');
    const paid = await sent('2027-02');
    // Spiris voids only what is not paid.
    if (isFortnox) running.payRemotely(paid.key);
    await syncNextDay();
    for (const { key } of [credited, kept, paid]) running.creditRemotely(key);
    expect(await syncNextDay()).toMatchObject({ divergences: 3, stopped: 0 });
    expect((await shown()).get(paid.id)).toEqual({
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
    expect(await differences()).toEqual([]);
  });

  it('paid before it is sent, an invoice asks for the rest on both sides', async () => {
    const { draft, syncNextDay, read, user, params, keyOf, run, differences } = await setUp();
    const { id } = await draft('2026-12');
    await user.post(invoiceActionCalls.bookkeep, { params: params(id) });
    const key = await keyOf(id);
    running.payRemotely(key, 1000);
    expect(await syncNextDay()).toMatchObject({ payments: 1, divergences: 0 });
    expect(await user.post(invoiceCalls.send, { params: { id } })).toMatchObject({
      ...{ status: 'PARTIALLY_PAYED', payment_left: RENT - 1000 },
    });
    await run();
    running.payRemotely(key);
    expect(await syncNextDay()).toMatchObject({ payments: 1, divergences: 0 });
    expect(await read(id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
    expect(await differences()).toEqual([]);
  });

  it('what is paid too much settles the next invoice on both sides', async () => {
    const { sent, syncNextDay, read, pay, user, params, differences } = await setUp();
    const first = await sent('2026-12');
    const second = await sent('2027-01');
    // Spiris takes no more than what is left: a surplus is registered here.
    if (isFortnox) running.payRemotely(first.key, 10_000);
    else await pay(first.id, 10_000);
    await syncNextDay();
    expect(await read(first.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
    expect(await read(second.id)).toMatchObject({ payment_left: 2 * RENT - 10_000 });
    expect([first, second].map(({ key }) => running.read(key).left)).toEqual([0, 2 * RENT - 10_000]);
    expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 0, stopped: 0 });
    expect(await differences()).toEqual([]);
    const [payment] = (await read(first.id)).registered_payments ?? [];
    const undo = { params: { ...params(first.id), paymentId: payment?.payment_id ?? 0 } };
    expect(await user.failure(invoiceActionCalls.undoPayment, undo)).toMatchObject({ status: 409 });
    running.payRemotely(second.key);
    expect(await syncNextDay()).toMatchObject({ payments: 1, divergences: 0 });
    expect(await read(second.id)).toMatchObject({ status: 'PAYED' });
  });

  it('the credit of a paid invoice is set off there too, or by a person in Spiris', async () => {
    const { sent, syncNextDay, read, pay, user, params, shown, differences, tenantId, keyOf } = await setUp();
    const credited = await sent('2026-12');
    const open = await sent('2027-01');
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
      expect((await shown()).get(open.id)).toEqual({
        ...{ field: 'LEFT', ours: '0 kr', theirs: '7 677 kr', choices: ['KEEP'] },
      });
      expect((await read(open.id)).timeline.map(({ what }) => what)).toContainEqual(
        expect.stringContaining('kvitta fakturan mot hyresgästens kreditfaktura där'),
      );
      expect((await differences())[0]?.advice).toContain('kvitta fakturan');
      // Not told again while nobody has done it.
      expect(await syncNextDay()).toMatchObject({ divergences: 0 });
      running.setOff(open.key, creditKey);
    }
    expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 0, stopped: 0 });
    expect(await differences()).toEqual([]);
    expect(await read(open.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
  });

  if (isFortnox) {
    it('money that is paid back there takes off the payment: undone in part here, paid again there, or kept', async () => {
      const { sent, syncNextDay, sync, shown, decide, read, run, differences } = await setUp();
      const [kept, undone, again] = [await sent('2026-12'), await sent('2027-01'), await sent('2027-03')];
      const all = [kept, undone, again];
      for (const { key } of all) running.payRemotely(key, 3000);
      expect(await syncNextDay()).toMatchObject({ payments: 3, divergences: 0 });
      for (const { key } of all) running.payRemotely(key, -500);
      expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 3 });
      expect((await shown()).get(kept.id)).toEqual({
        ...{ field: 'PAYMENT', ours: '3 000 kr', theirs: '2 500 kr', choices: ['OURS', 'THEIRS', 'KEEP'] },
      });
      await decide(kept.id, 'KEEP');
      await decide(undone.id, 'THEIRS');
      await decide(again.id, 'OURS');
      expect(await run()).toBe('DONE');
      expect(await read(kept.id)).toMatchObject({ payment_left: RENT - 3000, sync_active: true });
      expect(await read(undone.id)).toMatchObject({ payment_left: RENT - 2500 });
      expect(await read(again.id)).toMatchObject({ payment_left: RENT - 3000 });
      expect(all.map(({ key }) => running.read(key).left)).toEqual([RENT - 2500, RENT - 2500, RENT - 3000]);
      // What comes in later is compared with what all of it comes to.
      for (const { key } of all) running.payRemotely(key, 1000);
      expect(await syncNextDay()).toMatchObject({ payments: 3, divergences: 0, stopped: 0 });
      expect(await sync()).toMatchObject({ payments: 0, divergences: 0 });
      expect(await differences()).toEqual([]);
      expect(await read(again.id)).toMatchObject({ payment_left: RENT - 4000 });
    });

    it('a payment that is corrected there is undone here, or paid again there, once', async () => {
      const { sent, syncNextDay, sync, shown, decide, read, run, differences } = await setUp();
      const [undone, again] = [await sent('2026-12'), await sent('2027-01')];
      for (const { key } of [undone, again]) running.payRemotely(key);
      await syncNextDay();
      for (const { key } of [undone, again]) running.payRemotely(key, -RENT);
      expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 2 });
      expect((await shown()).get(undone.id)).toMatchObject({ ours: '7 677 kr', theirs: 'Finns inte' });
      await decide(undone.id, 'THEIRS');
      await decide(again.id, 'OURS');
      expect(await run()).toBe('DONE');
      for (const result of [await sync(), await syncNextDay()])
        expect(result).toMatchObject({ payments: 0, divergences: 0, stopped: 0 });
      expect(await read(undone.id)).toMatchObject({ status: 'PENDING_PAYMENT', payment_left: RENT });
      expect(await read(again.id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
      expect([undone, again].map(({ key }) => running.read(key).left)).toEqual([RENT, 0]);
      expect(await differences()).toEqual([]);
      running.payRemotely(undone.key);
      expect(await syncNextDay()).toMatchObject({ payments: 1, divergences: 0 });
      expect(await read(undone.id)).toMatchObject({ status: 'PAYED' });
    });

    it('a surplus that is paid back there is no credit of the tenant here any more, once a person has decided', async () => {
      const { sent, generate, user, syncNextDay, shown, decide, read, tenantId, differences } = await setUp();
      const { id, key } = await sent('2026-12');
      running.payRemotely(key, 10_000);
      await syncNextDay();
      const credit = async () => (await user.get(tenantCalls.detail, { params: { id: tenantId } })).credit;
      const before = await credit();
      running.payRemotely(key, RENT - 10_000);
      // Nothing is left to pay on either side, and still something differs.
      expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 1 });
      expect((await shown()).get(id)).toMatchObject({
        ...{ field: 'PAYMENT', ours: '10 000 kr', theirs: '7 677 kr' },
      });
      await decide(id, 'THEIRS');
      expect(await read(id)).toMatchObject({ status: 'PAYED', payment_left: 0 });
      expect([before, await credit()]).toEqual([10_000 - RENT, 0]);
      const next = await generate('2027-01');
      expect(next.payment_left).toBe(RENT);
      expect(await syncNextDay()).toMatchObject({ payments: 0, divergences: 0, stopped: 0 });
      expect(await differences()).toEqual([]);
    });
  }

  it('a month that is paid there costs a handful of calls, and not one for each invoice', async () => {
    const { sent, draft, syncNextDay, read } = await setUp(26);
    const months = ['2026-12', ...Array.from({ length: 9 }, (_, index) => `2027-0${index + 1}`)];
    const all = [];
    for (const month of months) all.push(await sent(month));
    await draft('2027-10');
    await syncNextDay();
    for (const { key } of all) running.payRemotely(key);
    const fetched = jest.spyOn(globalThis, 'fetch');
    const result = await syncNextDay();
    const calls = fetched.mock.calls.length;
    fetched.mockRestore();
    expect(result).toMatchObject({ payments: months.length, divergences: 0, stopped: 0 });
    // Spiris lists no payments: each invoice that was paid is asked for what it is paid by.
    expect(calls).toBeLessThanOrEqual(isFortnox ? 6 : 6 + months.length);
    for (const { id } of all) expect(await read(id)).toMatchObject({ status: 'PAYED' });
  });
});
