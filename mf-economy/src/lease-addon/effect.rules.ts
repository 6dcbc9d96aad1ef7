import type { OkOf } from '@husrum/contract/core';
import type { leaseAddonCalls } from '@husrum/contract/lease-addon';

type Effect = Pick<OkOf<typeof leaseAddonCalls.create>, 'recalculated' | 'locked'>;

const invoices = (count: number, one: string, many: string): string[] => {
  if (count === 0) return [];
  return [count === 1 ? `1 ${one}` : `${count} ${many}`];
};

/** What is said when an add-on has been saved: `Bredband tillagd. 1 osänd avi är omräknad, 2 skickade är oförändrade.` */
export const withEffect = (said: string, { recalculated, locked }: Effect): string => {
  const parts = [
    ...invoices(recalculated, 'osänd avi är omräknad', 'osända avier är omräknade'),
    ...invoices(locked, 'skickad är oförändrad', 'skickade är oförändrade'),
  ];
  return parts.length === 0 ? said : `${said}. ${parts.join(', ')}.`;
};
