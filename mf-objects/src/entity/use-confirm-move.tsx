import type { Entity } from '@husrum/contract/entity';
import { useConfirm } from '@husrum/ui';
import { entityTexts } from './entity.texts';
import type { EntityPlace } from './entity-parent.rules';

const { move } = entityTexts;

/**
 * Asks the user to confirm that an object moves to another company, and says what this means for its leases and invoices.
 * Resolves to true at once when the company stays the same.
 */
export const useConfirmMove = ({ name, company: from, directchildren_count, leases }: Entity) => {
  const confirm = useConfirm();
  return async ({ company: to }: EntityPlace): Promise<boolean> => {
    if (!from || !to || from.id === to.id) return true;
    const hasChildren = directchildren_count > 0;
    const texts = [
      ...(hasChildren ? [move.children] : []),
      // The objects below may have leases as well.
      ...(hasChildren || leases.length > 0
        ? [move.invoices(from.name, to.name), move.credit(from.name, to.name), move.runs(to.name)]
        : []),
      move.accounting,
    ];
    return confirm({
      title: move.confirmTitle(name, to.name),
      text: (
        <div className="h-stack">
          {texts.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </div>
      ),
      ok: move.confirm,
    });
  };
};
