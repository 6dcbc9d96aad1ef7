import { busEvent } from '@husrum/contract/bus';
import { type Company, companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { companyTexts } from './company.texts';

/**
 * Removes a company after a confirmation that says what is removed with it. A company with leases or registered inspections
 * cannot be removed: the dialog explains this instead, and links to them.
 */
export const useRemoveCompany = ({ id, entities_count, has_leases, has_inspections }: Company) => {
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const remove = useApiMutation(companyCalls.remove, {
    publish: () => [busEvent('company.deleted', { companyId: id })],
    successMessage: companyTexts.removed,
    failureMessage: companyTexts.removeFailed,
    onSuccess: () => navigate(routes.company.overview(), { replace: true }),
  });
  const explain = async (text: string, showRecords: string, link: string) => {
    if (await confirm({ title: companyTexts.cannotRemove, text, ok: showRecords })) navigate(link);
  };
  return async () => {
    const { hasLeases, showLeases, hasInspections, showInspections } = companyTexts;
    const ofCompany = { company_id: id };
    if (has_leases) return explain(hasLeases, showLeases, routes.lease.overview({}, ofCompany));
    if (has_inspections)
      return explain(hasInspections, showInspections, routes.inspection.overview({}, ofCompany));
    const text =
      entities_count > 0 ? companyTexts.removeWithEntities(entities_count) : companyTexts.removeQuestion;
    if (await confirm({ text, ok: companyTexts.remove, danger: true })) remove.mutate({ params: { id } });
  };
};
