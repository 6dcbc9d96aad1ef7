import { calculateOnboardingProgress } from '@husrum/contract/onboarding';
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
  has_colleague: false,
  skipped: [],
};
const lockedKeys = (facts: OnboardingFacts) =>
  toOnboardingTasks(facts)
    .filter(({ locked }) => locked)
    .map(({ key }) => key);
const pathOf = (key: string, facts: OnboardingFacts) =>
  toOnboardingTasks(facts).find((task) => task.key === key)?.redirectOptions.path;

test('a new business can create its company or invite a colleague; the rest is locked', () => {
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

test('an optional task does not lock what follows', () => {
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
  const tasks = toOnboardingTasks({ ...nothing, has_lease: true });
  expect(tasks.find(({ key }) => key === 'lease')).toMatchObject({ completed: true, locked: false });
});

test.each([
  ['payment_account', { company_id: 3, company_without_account_id: 4 }, '/company/4/invoicingconfig'],
  ['property', { company_id: 3 }, '/entity/create/company/3'],
  ['rentable_object', { company_id: 3, property_id: 9 }, '/entity/create/entity/9'],
  ['rentable_object', { company_id: 3 }, '/entity/create/company/3'],
  ['first_invoice', { unsent_invoice_id: 8 }, '/invoicebase/8'],
  ['first_invoice', {}, '/invoicebase/overview?skapa=avi'],
])('%s leads to the form for it', (key, facts, path) => {
  expect(pathOf(key, { ...nothing, ...facts })).toBe(path);
});

test('a skipped task counts as completed, and done ones are not shown as skipped', () => {
  const skipped = toOnboardingTasks({ ...nothing, skipped: ['colleague'] });
  expect(skipped.find(({ key }) => key === 'colleague')).toMatchObject({ completed: true, skipped: true });
  const done = toOnboardingTasks({ ...nothing, has_colleague: true, skipped: ['colleague'] });
  expect(done.find(({ key }) => key === 'colleague')).toMatchObject({ completed: true, skipped: false });
});

test('progress is rounded down', () => {
  const tasks = toOnboardingTasks({ ...nothing, company_id: 3 });
  expect(calculateOnboardingProgress(tasks)).toEqual({
    completed: 1,
    total: 8,
    percent: 12,
    next: 'Ange bankgiro eller plusgiro',
  });
});

test('each task is in exactly one group', () => {
  const tasks = toOnboardingTasks(nothing);
  expect(groupOnboardingTasks(tasks).flatMap((group) => group.tasks)).toEqual(tasks);
});
