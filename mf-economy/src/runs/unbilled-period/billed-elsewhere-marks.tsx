import './unbilled-period-buttons.css';
import { busEvent } from '@husrum/contract/bus';
import { type BilledElsewhereMark, unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { useApiMutation } from '@husrum/platform';
import { Button } from '@husrum/ui/core';
import { useBilledElsewhereMarks } from './unbilled-period.queries';
import { unbilledPeriodTexts } from './unbilled-period.texts';

const Mark = ({ mark }: { mark: BilledElsewhereMark }) => {
  const undo = useApiMutation(unbilledPeriodCalls.undoBilledElsewhere, {
    publish: () => [busEvent('unbilledPeriod.settled', {})],
    successMessage: ({ message }) => message,
  });
  return (
    <li className="e-unbilled-period__mark">
      <span>{unbilledPeriodTexts.mark(mark)}</span>
      {mark.undoable === 0 ? (
        <span className="h-muted">{unbilledPeriodTexts.markBilled}</span>
      ) : (
        <Button
          call={unbilledPeriodCalls.undoBilledElsewhere}
          size="small"
          loading={undo.isPending}
          aria-label={unbilledPeriodTexts.undoMark(mark.until)}
          onClick={() => undo.mutate({ params: { id: mark.id } })}
        >
          {unbilledPeriodTexts.undo}
        </Button>
      )}
    </li>
  );
};

/** The latest marks of days that were billed elsewhere, which can be undone. Renders nothing without any. */
export const BilledElsewhereMarks = ({ enabled }: { enabled: boolean }) => {
  const page = useBilledElsewhereMarks(enabled).data;
  if (!page || page.data.length === 0) return null;
  return (
    <section aria-label={unbilledPeriodTexts.marks}>
      <strong>{unbilledPeriodTexts.marks}</strong>
      <ul className="e-unbilled-period__marks">
        {page.data.map((mark) => (
          <Mark key={mark.id} mark={mark} />
        ))}
      </ul>
      {page.total > page.data.length && (
        <span className="h-muted">{unbilledPeriodTexts.marksLeft(page.total - page.data.length)}</span>
      )}
    </section>
  );
};
