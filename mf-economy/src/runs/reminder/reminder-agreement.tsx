import './reminder.css';
import { busEvent } from '@husrum/contract/bus';
import { reminderCalls } from '@husrum/contract/reminder';
import { useApiMutation, useCan } from '@husrum/platform';
import { Switch } from '@husrum/ui/choice';
import { useReminderAgreement } from './reminder.queries';
import { reminderTexts as texts } from './reminder.texts';

/** Whether the reminder fee is agreed in a lease, on its page. */
export const ReminderAgreement = ({ leaseId }: { leaseId: number }) => {
  const can = useCan();
  const isAgreed = useReminderAgreement(leaseId).data?.is_agreed;
  const save = useApiMutation(reminderCalls.setAgreement, {
    publish: () => [busEvent('reminderSettings.changed', {})],
    successMessage: ({ is_agreed }) => texts.agreementSaved(is_agreed),
  });
  if (isAgreed === undefined) return null;
  return (
    <div className="e-reminder__agreement">
      <Switch
        aria-label={texts.agreement}
        checked={isAgreed}
        disabled={!can(reminderCalls.setAgreement)}
        loading={save.isPending}
        onChange={(checked) => save.mutate({ params: { id: leaseId }, body: { is_agreed: checked } })}
      />
      <span>{texts.agreement}</span>
      <span className="h-muted">{texts.agreementHint}</span>
    </div>
  );
};
