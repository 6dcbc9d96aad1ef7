import CreditCardOutlined from '@ant-design/icons/es/icons/CreditCardOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { membershipCalls, type Subscription } from '@husrum/contract/membership';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useCancelSubscription, useResumeSubscription } from './membership.queries';
import { isSubscribed } from './membership.rules';
import { membershipTexts } from './membership.texts';

/** The buttons that open the payment page in this tab, and that cancel or resume the subscription. */
export const SubscriptionActions = ({ subscription }: { subscription: Subscription }) => {
  const { url, is_canceled, provider_available } = subscription;
  const hasSubscription = isSubscribed(subscription);
  return (
    <>
      {hasSubscription &&
        (is_canceled ? (
          <ResumeButton disabled={!provider_available} />
        ) : (
          <CancelButton subscription={subscription} />
        ))}
      {url !== null && provider_available && (
        <Button type="primary" icon={<CreditCardOutlined />} href={url}>
          {hasSubscription ? membershipTexts.manage : membershipTexts.subscribe}
        </Button>
      )}
    </>
  );
};

const ResumeButton = ({ disabled }: { disabled: boolean }) => {
  const resume = useResumeSubscription();
  return (
    <Button
      call={membershipCalls.resume}
      icon={<UndoOutlined />}
      disabled={disabled}
      loading={resume.isPending}
      onClick={() => resume.mutate({})}
    >
      {membershipTexts.resume}
    </Button>
  );
};

const CancelButton = ({ subscription }: { subscription: Subscription }) => {
  const confirm = useConfirm();
  const cancel = useCancelSubscription();
  const confirmAndCancel = async () => {
    const isSure = await confirm({
      title: membershipTexts.cancelTitle,
      text: membershipTexts.cancelText(subscription.current_period_end),
      ok: membershipTexts.cancelOk,
      cancel: membershipTexts.keep,
      danger: true,
    });
    if (isSure) cancel.mutate({});
  };
  return (
    <Button
      call={membershipCalls.cancel}
      disabled={!subscription.provider_available}
      loading={cancel.isPending}
      onClick={() => void confirmAndCancel()}
    >
      {membershipTexts.cancel}
    </Button>
  );
};
