import { createRandom } from '@husrum/api-platform/testing';
import { createKillPlan, type KillSteps } from './kill-plan';

const create = { route: 'POST /3/invoices', isWrite: true } as const;
const read = { route: 'GET /3/invoices', isWrite: false } as const;
const document = { route: 'the document is written', isWrite: true } as const;

const startPlan = (steps: KillSteps) => {
  const plan = createKillPlan({ steps, extra: 0, random: createRandom(1) });
  plan.startPhase('send');
  return plan;
};

it('kills once right before and once right after each kind of call', () => {
  const plan = startPlan('calls');
  const killed = [create, create, read].map((call) => [
    plan.killsAt(call, 'before'),
    plan.killsAt(call, 'after'),
  ]);
  expect(killed).toEqual([
    [true, true],
    [false, false],
    [true, true],
  ]);
  expect(plan.killsAt(document, 'after')).toBe(true);
  expect({ count: plan.countKills(), missed: plan.listMissedWrites() }).toEqual({ count: 5, missed: [] });
});

it('with `writes`, kills only right after writes, and lists the writes without a kill', () => {
  const plan = startPlan('writes');
  expect([create, read].map((call) => plan.killsAt(call, 'before'))).toEqual([false, false]);
  expect(plan.killsAt(read, 'after')).toBe(false);
  expect(plan.listMissedWrites()).toEqual(['no kill after send: POST /3/invoices']);
  expect(plan.killsAt(create, 'after')).toBe(true);
  expect(plan.listMissedWrites()).toEqual([]);
});
