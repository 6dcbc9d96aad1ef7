import { type ReminderCheck, reminderCalls, reminderExclusionLabel } from '@husrum/contract/reminder';
import { DescriptionList, ModalForm, Money, QueryContent, RowsSkeleton } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useReminderCheck, useStartReminders } from './reminder.queries';
import { reminderTexts as texts } from './reminder.texts';

interface Props {
  ids: readonly number[];
  onClose: () => void;
}

const LeftOut = ({ check: { excluded, not_overdue } }: { check: ReminderCheck }) =>
  excluded.length === 0 && not_overdue === 0 ? null : (
    <section aria-label={texts.leftOut}>
      <p>
        <strong>{texts.leftOut}</strong>
      </p>
      <ul>
        {excluded.map(({ exclusion, count }) => (
          <li key={exclusion}>{texts.leftOutLine(reminderExclusionLabel[exclusion], count)}</li>
        ))}
        {not_overdue > 0 && <li>{texts.notOverdue(not_overdue)}</li>}
      </ul>
    </section>
  );

const Check = ({ ids, check, onClose }: Props & { check: ReminderCheck }) => {
  const start = useStartReminders();
  const { sum } = check;
  return (
    <div className="h-stack">
      {sum.reminders === 0 ? (
        <p>{texts.noneOfSelected}</p>
      ) : (
        <>
          <p>{texts.question(sum.reminders, sum.by_hand)}</p>
          <DescriptionList
            columns={1}
            items={[
              { label: texts.title, value: texts.selectedSum(sum.reminders, sum.invoices) },
              { label: texts.sum.owed, value: <Money strong value={sum.owed} /> },
              { label: texts.sum.fee, value: <Money value={sum.fee} /> },
            ]}
          />
        </>
      )}
      <LeftOut check={check} />
      <div className="e-modal-foot">
        {sum.reminders > 0 && (
          <Button
            call={reminderCalls.start}
            type="primary"
            loading={start.isPending}
            onClick={() => start.mutate({ body: { ids: [...ids], company_id: null } })}
          >
            {texts.remind}
          </Button>
        )}
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </div>
  );
};

/** What a reminder of the selected invoices would be, before it is sent. */
export default function RemindSelectedModal({ ids, onClose }: Props) {
  return (
    <ModalForm title={texts.selectedTitle} open onClose={onClose}>
      <QueryContent query={useReminderCheck(ids)} skeleton={<RowsSkeleton rows={4} />} compact>
        {(check) => <Check ids={ids} check={check} onClose={onClose} />}
      </QueryContent>
    </ModalForm>
  );
}
