import { calculateOnboardingProgress, onboardingTaskKeys } from '@husrum/contract/onboarding';
import { groupOnboardingTasks, type OnboardingFacts, toOnboardingTasks } from './onboarding.rules';

const nothing: OnboardingFacts = {
  company_id: null,
  company_without_account_id: null,
  has_payment_account: false,
  property_id: null,
  has_entity: false,
  has_rentable_entity: false,
  has_lease: false,
  has_sent_invoice: false,
  unsent_invoice_id: null,
  has_automatic_invoicing: false,
  offers_accounting: true,
  accounting_connections: 0,
  working_accounting_connections: 0,
  has_colleague: false,
  skipped: [],
};
const lockedKeys = (facts: OnboardingFacts) =>
  toOnboardingTasks(facts, 'ADMINISTRATOR')
    .filter(({ locked }) => locked)
    .map(({ key }) => key);
const pathOf = (key: string, facts: OnboardingFacts) =>
  toOnboardingTasks(facts, 'ADMINISTRATOR').find((task) => task.key === key)?.redirectOptions.path;

test('a new business can create its company, connect its books or invite a colleague; the rest is locked', () => {
  expect(lockedKeys(nothing)).toEqual([
    'payment_account',
    'property',
    'rentable_object',
    'lease',
    'first_invoice',
    'automatic_invoicing',
  ]);
});

test('a completed task opens the next one', () => {
  const facts = { ...nothing, company_id: 3, company_without_account_id: 3 };
  expect(lockedKeys(facts)).not.toContain('payment_account');
  expect(lockedKeys(facts)).toContain('property');
});

test('nothing is locked when all required tasks are completed, although the optional ones are not', () => {
  const facts = {
    ...nothing,
    company_id: 3,
    has_payment_account: true,
    has_entity: true,
    has_rentable_entity: true,
    has_lease: true,
    has_sent_invoice: true,
  };
  expect(lockedKeys(facts)).toEqual([]);
});

test('a task that was done out of order is completed and not locked', () => {
  const tasks = toOnboardingTasks({ ...nothing, has_lease: true }, 'ADMINISTRATOR');
  expect(tasks.find(({ key }) => key === 'lease')).toMatchObject({ completed: true, locked: false });
});

test.each([
  ['payment_account', { company_id: 3, company_without_account_id: 4 }, '/company/4/invoicingconfig'],
  ['property', { company_id: 3 }, '/entity/create/company/3'],
  ['rentable_object', { company_id: 3, property_id: 9 }, '/entity/create/entity/9'],
  ['rentable_object', { company_id: 3 }, '/entity/create/company/3'],
  ['first_invoice', { unsent_invoice_id: 8 }, '/invoicebase/8'],
  ['first_invoice', {}, '/invoicebase/overview?skapa=avi'],
  ['accounting', {}, '/integration/create'],
  ['accounting', { accounting_connections: 1 }, '/integration/overview'],
])('the task %s leads to the page where it is done', (key, facts, path) => {
  expect(pathOf(key, { ...nothing, ...facts })).toBe(path);
});

test('a skipped task counts as completed, and one that is done later is no longer shown as skipped', () => {
  const skipped = toOnboardingTasks({ ...nothing, skipped: ['colleague'] }, 'ADMINISTRATOR');
  expect(skipped.find(({ key }) => key === 'colleague')).toMatchObject({ completed: true, skipped: true });
  const done = toOnboardingTasks(
    { ...nothing, has_colleague: true, skipped: ['colleague'] },
    'ADMINISTRATOR',
  );
  expect(done.find(({ key }) => key === 'colleague')).toMatchObject({ completed: true, skipped: false });
});

test('progress is rounded down', () => {
  const tasks = toOnboardingTasks({ ...nothing, company_id: 3 }, 'ADMINISTRATOR');
  expect(calculateOnboardingProgress(tasks)).toEqual({
    completed: 1,
    total: 9,
    percent: 11,
    next: 'Ange bankgiro eller plusgiro',
  });
});

test('each task is in exactly one group', () => {
  const tasks = toOnboardingTasks(nothing, 'ADMINISTRATOR');
  expect(groupOnboardingTasks(tasks).flatMap((group) => group.tasks)).toEqual(tasks);
});

test('the groups are those of the guide, in order', () => {
  expect(groupOnboardingTasks(toOnboardingTasks(nothing, 'ADMINISTRATOR')).map(({ title }) => title)).toEqual(
    ['Företag', 'Objekt', 'Hyresgäster & uthyrningar', 'Avisering', 'Koppla ekonomi', 'Bjud in'],
  );
});

test('an accounting program counts when its connection works', () => {
  const isDone = (facts: Partial<OnboardingFacts>) =>
    toOnboardingTasks({ ...nothing, ...facts }, 'ADMINISTRATOR').find(({ key }) => key === 'accounting')
      ?.completed;
  expect(isDone({})).toBe(false);
  expect(isDone({ accounting_connections: 1 })).toBe(false);
  expect(isDone({ accounting_connections: 2, working_accounting_connections: 1 })).toBe(true);
});

test('a server without accounting programs has neither the task nor its group', () => {
  const tasks = toOnboardingTasks({ ...nothing, offers_accounting: false }, 'ADMINISTRATOR');
  expect(tasks.map(({ key }) => key)).not.toContain('accounting');
  expect(groupOnboardingTasks(tasks).map(({ title }) => title)).not.toContain('Koppla ekonomi');
});

test.each([
  ['ADMINISTRATOR', onboardingTaskKeys],
  [
    'MANAGER',
    [
      'company',
      'payment_account',
      'property',
      'rentable_object',
      'lease',
      'first_invoice',
      'automatic_invoicing',
    ],
  ],
  ['ACCOUNTANT', ['payment_account', 'first_invoice', 'automatic_invoicing']],
  ['READER', []],
] as const)('the role %s may do %j', (role, keys) => {
  const permitted = toOnboardingTasks(nothing, role).filter((task) => task.permitted);
  expect(permitted.map(({ key }) => key)).toEqual(keys);
});
