import { busEvent } from '@husrum/contract/bus';
import { type Company, companyCalls } from '@husrum/contract/company';
import { routes } from '@husrum/contract/routes';
import { useGo, useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts } from './company.texts';

/** Asks, and says first what goes along. */
export const useRemoveCompany = ({ id, entities_count }: Company) => {
  const go = useGo();
  const confirm = useConfirm();
  const save = useSave(companyCalls.remove, {
    publish: () => [busEvent('company.deleted', { companyId: id })],
    success: texts.removed,
    failure: texts.removeFailed,
    onDone: () => go(routes.company.overview(), { replace: true }),
  });
  return async () => {
    const text = entities_count > 0 ? texts.removeWithObjects(entities_count) : texts.removeQuestion;
    if (await confirm({ text, ok: 'Ta bort', danger: true })) save.mutate({ params: { id } });
  };
};
