import { busEvent } from '@husrum/contract/bus';
import { type Company, companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { useApiMutation, useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { companyTexts } from './company.texts';

/** Removes a company after a confirmation that says how many objects are removed with it. */
export const useRemoveCompany = ({ id, entities_count }: Company) => {
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const save = useApiMutation(companyCalls.remove, {
    publish: () => [busEvent('company.deleted', { companyId: id })],
    successMessage: companyTexts.removed,
    failureMessage: companyTexts.removeFailed,
    onSuccess: () => navigate(routes.company.overview(), { replace: true }),
  });
  return async () => {
    const text =
      entities_count > 0 ? companyTexts.removeWithEntities(entities_count) : companyTexts.removeQuestion;
    if (await confirm({ text, ok: companyTexts.remove, danger: true })) save.mutate({ params: { id } });
  };
};
