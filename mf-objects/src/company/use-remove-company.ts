import { type Company, calls, fact, routes } from '@husrum/contract';
import { useGo, useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { texts } from './company.texts';

/** Asks, and says first what goes along. */
export const useRemoveCompany = ({ id, entities_count }: Company) => {
  const go = useGo();
  const confirm = useConfirm();
  const save = useSave(calls.company.remove, {
    publish: () => [fact('company.deleted', { companyId: id })],
    success: texts.removed,
    failure: texts.removeFailed,
    onDone: () => go(routes.company.overview(), { replace: true }),
  });
  return async () => {
    const text = entities_count > 0 ? texts.removeWithObjects(entities_count) : texts.removeQuestion;
    if (await confirm({ text, ok: 'Ta bort', danger: true })) save.mutate({ params: { id } });
  };
};
