import {
  type OnboardingTask,
  type OnboardingTaskGroup,
  type OnboardingTaskKey,
  onboardingTaskKeys,
} from '@husrum/contract/onboarding';
import { routes } from '@husrum/contract/routes';
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
  has_colleague: boolean;
  skipped: readonly OnboardingTaskKey[];
}

interface TaskDefinition {
  readonly icon: string;
  readonly minutes: number;
  readonly optional?: boolean;
  /** The task can be done without the tasks before it. */
  readonly isAlwaysOpen?: boolean;
  readonly isDone: (facts: OnboardingFacts) => boolean;
  readonly path: (facts: OnboardingFacts) => string;
}

const companyPath = ({ company_id }: OnboardingFacts): string =>
  company_id === null ? routes.company.create() : routes.company.invoicing({ id: company_id });

const definitions: Readonly<Record<OnboardingTaskKey, TaskDefinition>> = {
  company: {
    icon: 'company',
    minutes: 2,
    isDone: ({ company_id }) => company_id !== null,
    path: () => routes.company.create(),
  },
  payment_account: {
    icon: 'economy',
    minutes: 1,
    isDone: ({ has_payment_account }) => has_payment_account,
    path: (facts) =>
      facts.company_without_account_id === null
        ? companyPath(facts)
        : routes.company.invoicing({ id: facts.company_without_account_id }),
  },
  property: {
    icon: 'entity',
    minutes: 2,
    isDone: ({ has_entity }) => has_entity,
    path: ({ company_id }) =>
      company_id === null
        ? routes.company.create()
        : routes.entity.create({ parentType: 'company', parentId: company_id }),
  },
  rentable_object: {
    icon: 'entity',
    minutes: 2,
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
    isDone: ({ has_lease }) => has_lease,
    path: () => routes.lease.create(),
  },
  first_invoice: {
    icon: 'invoice',
    minutes: 3,
    isDone: ({ has_sent_invoice }) => has_sent_invoice,
    path: ({ unsent_invoice_id }) =>
      unsent_invoice_id === null
        ? routes.invoice.overview({}, { skapa: 'avi' })
        : routes.invoice.detail({ id: unsent_invoice_id }),
  },
  automatic_invoicing: {
    icon: 'invoice',
    minutes: 2,
    optional: true,
    isDone: ({ has_automatic_invoicing }) => has_automatic_invoicing,
    path: companyPath,
  },
  colleague: {
    icon: 'tenant',
    minutes: 1,
    optional: true,
    isAlwaysOpen: true,
    isDone: ({ has_colleague }) => has_colleague,
    path: () => routes.setting.users({}, { skapa: 'inbjudan' }),
  },
};

const { company, property, lease, invoice, colleague } = onboardingGroupTexts;
const groups: readonly (Omit<OnboardingTaskGroup, 'tasks'> & { keys: readonly OnboardingTaskKey[] })[] = [
  { ...company, keys: ['company', 'payment_account'] },
  { ...property, keys: ['property', 'rentable_object'] },
  { ...lease, keys: ['lease'] },
  { ...invoice, keys: ['first_invoice', 'automatic_invoicing'] },
  { ...colleague, keys: ['colleague'] },
];

export const isOptional = (key: OnboardingTaskKey): boolean => definitions[key].optional ?? false;

/**
 * The tasks in order. A task is completed when the business has what the task asks for, even if it was created outside the guide.
 * A task is locked while a required task before it is not completed.
 */
export const toOnboardingTasks = (facts: OnboardingFacts): OnboardingTask[] => {
  let isBlocked = false;
  return onboardingTaskKeys.map((key) => {
    const { icon, minutes, optional = false, isAlwaysOpen = false, isDone, path } = definitions[key];
    const done = isDone(facts);
    const skipped = !done && optional && facts.skipped.includes(key);
    const completed = done || skipped;
    const locked = !completed && isBlocked && !isAlwaysOpen;
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
      redirectOptions: { path: path(facts) },
    };
  });
};

/** The tasks in their groups. */
export const groupOnboardingTasks = (tasks: readonly OnboardingTask[]): OnboardingTaskGroup[] =>
  groups.map(({ keys, ...texts }) => ({ ...texts, tasks: tasks.filter(({ key }) => keys.includes(key)) }));
