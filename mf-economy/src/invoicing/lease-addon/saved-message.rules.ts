import type { ResponseOf } from '@husrum/contract/core';
import type { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { leaseAddonTexts } from './lease-addon.texts';

type SaveResult = Pick<ResponseOf<typeof leaseAddonCalls.create>, 'recalculated' | 'locked'>;

/** The toast after saving an add-on: `Bredband tillagd. 1 osänd avi är omräknad, 2 skickade är oförändrade.` */
export const formatSavedMessage = (message: string, { recalculated, locked }: SaveResult): string => {
  const parts = [
    ...(recalculated > 0 ? [leaseAddonTexts.recalculated(recalculated)] : []),
    ...(locked > 0 ? [leaseAddonTexts.unchanged(locked)] : []),
  ];
  return parts.length === 0 ? message : `${message}. ${parts.join(', ')}.`;
};
