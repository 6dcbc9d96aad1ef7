import { fetchAllRows, request } from '@husrum/api-client';
import { leaseAddonCalls } from '@husrum/contract/lease-addon';
import { formatDateRange } from '@husrum/format';
import { useConfirm } from '@husrum/ui';
import { findDuplicate } from './duplicate-addon.rules';
import { leaseAddonTexts } from './lease-addon.texts';

type Candidate = Parameters<typeof findDuplicate>[0];

/** Asks before saving an add-on that the lease already has on some of the same days. Otherwise resolves to true without asking. */
export const useConfirmDuplicate = (leaseId: number) => {
  const confirm = useConfirm();
  return async (candidate: Candidate, exceptId?: number): Promise<boolean> => {
    const addons = await fetchAllRows((page) =>
      request(leaseAddonCalls.listByLease, { params: { id: leaseId }, query: page }),
    );
    const duplicate = findDuplicate(candidate, addons, exceptId);
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
