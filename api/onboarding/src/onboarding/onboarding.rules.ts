import { accountingCalls } from '@husrum/contract/accounting';
import { companyCalls } from '@husrum/contract/company';
import type { Call } from '@husrum/contract/core';
import { entityCalls } from '@husrum/contract/entity';
import { invoiceCalls } from '@husrum/contract/invoice';
import { leaseCalls } from '@husrum/contract/lease';
import {
  type OnboardingTask,
  type OnboardingTaskGroup,
  type OnboardingTaskKey,
  onboardingTaskKeys,
} from '@husrum/contract/onboarding';
import { mayCall, type Role } from '@husrum/contract/permission';
import { routes } from '@husrum/contract/routes';
import { userCalls } from '@husrum/contract/user';
import { onboardingGroupTexts, onboardingTaskTexts } from './onboarding.texts';

/** What the business has set up, computed from its rows. Ids are null where there is no row. */
export interface OnboardingFacts {
  /** The first company. */
  company_id: number | null;
  /** The first company without bankgiro and plusgiro. */
  company_without_account_id: number | null;
  has_payment_account: boolean;
  /** The first object that cannot be let itself, such as an estate. */
  property_id: number | null;
  has_entity: boolean;
  has_rentable_entity: boolean;
  has_lease: boolean;
  has_sent_invoice: boolean;
  /** An invoice that is not sent yet. */
  unsent_invoice_id: number | null;
  has_automatic_invoicing: boolean;
  /** Whether an accounting program can be connected on this server, or is connected. */
  offers_accounting: boolean;
  /** The number of connections to accounting programs, also those that have stopped working. */
  accounting_connections: number;
  working_accounting_connections: number;
  has_colleague: boolean;
  /** The optional tasks that somebody has skipped for the business. */
  skipped: readonly OnboardingTaskKey[];
}

interface TaskDefinition {
  /** The name of an icon of the menu. */
  readonly icon: string;
  /** About how long the task takes. */
  readonly minutes: number;
  /** Whether an optional task can be done at any time, or only after the required tasks before it. */
  readonly optional?: 'at any time' | 'in its turn';
  /** The task is left out when it cannot be done on this server. */
  readonly isOffered?: (facts: OnboardingFacts) => boolean;
  /** The call that does the task: only a role that may make it may do or skip the task. */
  readonly call: Call;
  readonly isDone: (facts: OnboardingFacts) => boolean;
  readonly path: (facts: OnboardingFacts) => string;
}

const companyPath = ({ company_id }: OnboardingFacts): string =>
  company_id === null ? routes.company.create() : routes.company.invoicing({ id: company_id });

const definitions: Readonly<Record<OnboardingTaskKey, TaskDefinition>> = {
  company: {
    icon: 'company',
    minutes: 2,
    call: companyCalls.create,
    isDone: ({ company_id }) => company_id !== null,
    path: () => routes.company.create(),
  },
  payment_account: {
    icon: 'economy',
    minutes: 1,
    call: companyCalls.updateInvoicingConfig,
    isDone: ({ has_payment_account }) => has_payment_account,
    path: (facts) =>
      facts.company_without_account_id === null
        ? companyPath(facts)
        : routes.company.invoicing({ id: facts.company_without_account_id }),
  },
  property: {
    icon: 'entity',
    minutes: 2,
    call: entityCalls.create,
    isDone: ({ has_entity }) => has_entity,
    path: ({ company_id }) =>
      company_id === null
        ? routes.company.create()
        : routes.entity.create({ parentType: 'company', parentId: company_id }),
  },
  rentable_object: {
    icon: 'entity',
    minutes: 2,
    call: entityCalls.create,
    isDone: ({ has_rentable_entity }) => has_rentable_entity,
    path: ({ company_id, property_id }) => {
      if (property_id !== null) return routes.entity.create({ parentType: 'entity', parentId: property_id });
      if (company_id !== null) return routes.entity.create({ parentType: 'company', parentId: company_id });
      return routes.company.create();
    },
  },
  lease: {
    icon: 'lease',
    minutes: 4,
    call: leaseCalls.create,
    isDone: ({ has_lease }) => has_lease,
    path: () => routes.lease.create(),
  },
  first_invoice: {
    icon: 'invoice',
    minutes: 3,
    call: invoiceCalls.send,
    isDone: ({ has_sent_invoice }) => has_sent_invoice,
    path: ({ unsent_invoice_id }) =>
      unsent_invoice_id === null
        ? routes.invoice.overview({}, { skapa: 'avi' })
        : routes.invoice.detail({ id: unsent_invoice_id }),
  },
  automatic_invoicing: {
    icon: 'invoice',
    minutes: 2,
    optional: 'in its turn',
    call: companyCalls.updateInvoicingConfig,
    isDone: ({ has_automatic_invoicing }) => has_automatic_invoicing,
    path: companyPath,
  },
  accounting: {
    icon: 'integration',
    minutes: 3,
    optional: 'at any time',
    isOffered: ({ offers_accounting }) => offers_accounting,
    call: accountingCalls.loginFortnox,
    isDone: ({ working_accounting_connections }) => working_accounting_connections > 0,
    // A connection that has stopped working is connected again from the list.
    path: ({ accounting_connections }) =>
      accounting_connections === 0 ? routes.integration.create() : routes.integration.overview(),
  },
  colleague: {
    icon: 'tenant',
    minutes: 1,
    optional: 'at any time',
    call: userCalls.invite,
    isDone: ({ has_colleague }) => has_colleague,
    path: () => routes.setting.users({}, { skapa: 'inbjudan' }),
  },
};

const { company, property, lease, invoice, accounting, colleague } = onboardingGroupTexts;
const groups: readonly (Omit<OnboardingTaskGroup, 'tasks'> & { keys: readonly OnboardingTaskKey[] })[] = [
  { ...company, keys: ['company', 'payment_account'] },
  { ...property, keys: ['property', 'rentable_object'] },
  { ...lease, keys: ['lease'] },
  { ...invoice, keys: ['first_invoice', 'automatic_invoicing'] },
  { ...accounting, keys: ['accounting'] },
  { ...colleague, keys: ['colleague'] },
];

export const isOptional = (key: OnboardingTaskKey): boolean => definitions[key].optional !== undefined;

/** The call that does the task. */
export const callOfTask = (key: OnboardingTaskKey): Call => definitions[key].call;

/**
 * The tasks in order. A task is completed when the business has what the task asks for, even if it was created outside the guide.
 * A task is locked while a required task before it is not completed.
 */
export const toOnboardingTasks = (facts: OnboardingFacts, role: Role): OnboardingTask[] => {
  let isBlocked = false;
  const offeredKeys = onboardingTaskKeys.filter((key) => definitions[key].isOffered?.(facts) ?? true);
  return offeredKeys.map((key) => {
    const { icon, minutes, call, isDone, path } = definitions[key];
    const optional = isOptional(key);
    const done = isDone(facts);
    const skipped = !done && optional && facts.skipped.includes(key);
    const completed = done || skipped;
    const locked = !completed && isBlocked && definitions[key].optional !== 'at any time';
    if (!completed && !optional) isBlocked = true;
    return {
      key,
      ...onboardingTaskTexts[key],
      icon,
      minutes,
      completed,
      locked,
      optional,
      skipped,
      permitted: mayCall(role, call),
      redirectOptions: { path: path(facts) },
    };
  });
};

/** The tasks in their groups. A group without tasks is left out. */
export const groupOnboardingTasks = (tasks: readonly OnboardingTask[]): OnboardingTaskGroup[] =>
  groups
    .map(({ keys, ...texts }) => ({ ...texts, tasks: tasks.filter(({ key }) => keys.includes(key)) }))
    .filter((group) => group.tasks.length > 0);
