import type { FastifyInstance } from 'fastify';
import { textOf, toRecord } from '../unknown-record';
import type { FortnoxControl } from './fortnox-control';
import { type FortnoxFaults, fortnoxFaults, fortnoxRefusals } from './fortnox-faults';
import { booksPage } from './fortnox-pages';
import { isCompanySettings } from './fortnox-settings';
import type { FortnoxState } from './fortnox-state';

export interface ControlRoutesOptions {
  readonly app: FastifyInstance;
  readonly state: FortnoxState;
  readonly faults: FortnoxFaults;
  readonly control: FortnoxControl;
}

/** Routes for the actions of a user or a test in the program. They are not part of the vendor's API. */
export const addControlRoutes = ({ app, state, faults, control }: ControlRoutesOptions): void => {
  app.get('/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(booksPage([...state.books.values()])),
  );
  app.post('/_simulator/fail', async ({ body }, reply) => {
    const { fault, count = 1, after = 0, on = '' } = toRecord(body);
    const knownFault = [...fortnoxFaults, ...fortnoxRefusals].find((one) => one === fault);
    if (knownFault === undefined) return reply.code(400).send({ message: 'Unknown fault' });
    faults.inject({ fault: knownFault, count: Number(count), after: Number(after), on: String(on) });
    return reply.code(204).send();
  });
  app.post('/_simulator/chance', async ({ body }, reply) => {
    const { probability = 0, seed = 1, faults: names } = toRecord(body);
    const chosen = Array.isArray(names) ? fortnoxFaults.filter((one) => names.includes(one)) : fortnoxFaults;
    faults.setChance(Number(probability), chosen, Number(seed));
    return reply.code(204).send();
  });
  const idsOf = (params: unknown) => ({
    company: textOf(toRecord(params), 'company') ?? '',
    number: textOf(toRecord(params), 'number') ?? '',
  });
  app.post('/_simulator/companies/:company/invoices/:number/pay', async ({ params, body }, reply) => {
    const { company, number } = idsOf(params);
    const { amount, date } = toRecord(body);
    control.pay(company, number, {
      ...(amount === undefined ? {} : { amountOre: Math.round(Number(amount) * 100) }),
      ...(typeof date === 'string' ? { date } : {}),
    });
    return reply.redirect('/', 303);
  });
  app.post('/_simulator/companies/:company/invoices/:number/due-date', async ({ params, body }, reply) => {
    const { company, number } = idsOf(params);
    control.changeDueDate(company, number, textOf(toRecord(body), 'date') ?? '');
    return reply.redirect('/', 303);
  });
  app.post('/_simulator/companies/:company/invoices/:number/cancel', async ({ params }, reply) => {
    const { company, number } = idsOf(params);
    control.cancel(company, number);
    return reply.redirect('/', 303);
  });
  app.post('/_simulator/companies/:company/invoices/:number/credit', async ({ params }, reply) => {
    const { company, number } = idsOf(params);
    control.credit(company, number);
    return reply.redirect('/', 303);
  });
  app.post('/_simulator/companies/:company/settings', async ({ params, body }, reply) => {
    if (!isCompanySettings(body))
      return reply.code(400).send({ message: 'Unknown setting, or a wrong value' });
    control.changeSettings(idsOf(params).company, body);
    return reply.code(204).send();
  });
  app.post('/_simulator/companies/:company/lock', async ({ params, body }, reply) => {
    control.changeSettings(idsOf(params).company, { lockedUntil: textOf(toRecord(body), 'until') });
    return reply.redirect('/', 303);
  });
};
