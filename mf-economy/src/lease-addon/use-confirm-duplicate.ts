import { callQueryOptions } from '@husrum/api-client';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { formatDateRange } from '@husrum/format';
import { useConfirm } from '@husrum/ui';
import { useQueryClient } from '@tanstack/react-query';
import { findDuplicate } from './duplicate-addon.rules';
import { leaseAddonTexts } from './lease-addon.texts';

const MAX_ADDONS = 100;

type Candidate = Parameters<typeof findDuplicate>[0];

/** Asks before saving an add-on that the lease already has on some of the same days. Otherwise resolves to true without asking. */
export const useConfirmDuplicate = (leaseId: number) => {
  const client = useQueryClient();
  const confirm = useConfirm();
  return async (candidate: Candidate, exceptId?: number): Promise<boolean> => {
    const { data } = await client.fetchQuery({
      ...callQueryOptions(leaseAddonCalls.listByLease, {
        params: { id: leaseId },
        query: { limit: MAX_ADDONS },
      }),
      staleTime: 0,
    });
    const duplicate = findDuplicate(candidate, data, exceptId);
    return (
      duplicate === undefined ||
      confirm({
        title: leaseAddonTexts.duplicateTitle(duplicate.name),
        text: leaseAddonTexts.duplicate(duplicate.name, formatDateRange(duplicate.start, duplicate.stop)),
        ok: leaseAddonTexts.duplicateConfirm,
        cancel: leaseAddonTexts.duplicateCancel,
      })
    );
  };
};
