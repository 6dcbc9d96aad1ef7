import { findFloor } from '@husrum/api-objects/testing';
import { overlaps } from '@husrum/api-rent';
import { parseIdentityNumber } from '@husrum/format';
import { planInvoices } from './plan-invoices.rules';
import { planPortfolio } from './plan-portfolio.rules';

const today = '2026-11-20';
const portfolio = planPortfolio(1, today, 121);

test('the same seed and day give the same portfolio', () => {
  expect(planPortfolio(1, today, 121)).toEqual(portfolio);
  expect(planPortfolio(2, today, 121)).not.toEqual(portfolio);
});

test.each([50, 121, 600])('plans exactly %i entities', (objects) => {
  expect(planPortfolio(1, today, objects).entities).toHaveLength(objects);
});

test('the portfolio has six estates, and entities of all six kinds', () => {
  expect(portfolio.entities.filter(({ kind }) => kind === 'estates')).toHaveLength(6);
  expect(new Set(portfolio.entities.map(({ kind }) => kind)).size).toBe(6);
});

test('an apartment is on the floor that its number tells, and premises are on the floors 0 to 2', () => {
  const { entities } = portfolio;
  const apartments = entities.filter(({ kind }) => kind === 'apartments');
  expect(apartments.length).toBeGreaterThan(0);
  expect(apartments.filter((flat) => flat.fields.floor !== findFloor({ ...flat, fields: {} }))).toEqual([]);
  const premises = entities.filter(({ kind }) => kind === 'premises');
  expect(premises.filter(({ fields }) => typeof fields.floor !== 'number')).toEqual([]);
  expect(new Set(premises.map(({ fields }) => fields.floor))).toEqual(new Set([0, 1, 2]));
});

test('identity numbers are valid and unique', () => {
  const { tenants } = planPortfolio(1, today, 1500);
  for (const { identifier, organisation } of tenants) {
    expect(parseIdentityNumber(identifier, organisation ? 'organisation' : 'person', today)).toBe(identifier);
  }
  expect(new Set(tenants.map(({ identifier }) => identifier)).size).toBe(tenants.length);
});

test('leases of an entity do not overlap', () => {
  const { leases } = portfolio;
  const overlapping = leases.filter((lease, index) =>
    leases.slice(index + 1).some((other) => other.entity === lease.entity && overlaps(lease, other)),
  );
  expect(overlapping).toEqual([]);
});

test('the invoices of a lease do not overlap, and end before its next invoice month', () => {
  for (const { invoices, nextMonth } of planInvoices(1, portfolio, today)) {
    const periods = invoices.map(({ plan }) => plan.period);
    for (const [at, period] of periods.entries()) {
      const before = periods[at - 1];
      if (before !== undefined) expect(before.stop < period.start).toBe(true);
    }
    const last = periods.at(-1);
    if (last !== undefined && nextMonth !== null) expect(last.stop < `${nextMonth}-01`).toBe(true);
  }
});

test('payments are not before the send date or after today', () => {
  for (const invoice of planInvoices(1, portfolio, today).flatMap(({ invoices }) => invoices)) {
    for (const { paidAt } of invoice.payments) {
      expect(paidAt >= invoice.sendDate && paidAt <= today).toBe(true);
    }
  }
});
