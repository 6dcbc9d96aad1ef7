import { busEvent } from '@husrum/contract/bus';
import { type Company, companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { companyTexts } from './company.texts';

/**
 * Removes a company after a confirmation that says what is removed with it. A company with leases cannot be removed: the
 * dialog explains this instead, and links to the leases.
 */
export const useRemoveCompany = ({ id, entities_count, has_leases }: Company) => {
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const remove = useApiMutation(companyCalls.remove, {
    publish: () => [busEvent('company.deleted', { companyId: id })],
    successMessage: companyTexts.removed,
    failureMessage: companyTexts.removeFailed,
    onSuccess: () => navigate(routes.company.overview(), { replace: true }),
  });
  const explainLeases = async () => {
    const { cannotRemove, hasLeases, showLeases } = companyTexts;
    if (await confirm({ title: cannotRemove, text: hasLeases, ok: showLeases }))
      navigate(routes.lease.overview({}, { company_id: id }));
  };
  return async () => {
    if (has_leases) return explainLeases();
    const text =
      entities_count > 0 ? companyTexts.removeWithEntities(entities_count) : companyTexts.removeQuestion;
    if (await confirm({ text, ok: companyTexts.remove, danger: true })) remove.mutate({ params: { id } });
  };
};
