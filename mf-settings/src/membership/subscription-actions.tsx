import './subscription-offer.css';
import CreditCardOutlined from '@ant-design/icons/es/icons/CreditCardOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import { membershipCalls, type Subscription } from '@husrum/contract/membership';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useCancelSubscription, useResumeSubscription } from './membership.queries';
import { isSubscribed } from './membership.rules';
import { membershipTexts, subscriptionPriceTexts } from './membership.texts';
import { formatSubscriptionPrice } from './subscription-price.rules';

/** Opens the payment page in this tab. */
const PaymentPageButton = ({ subscription, label }: { subscription: Subscription; label: string }) =>
  subscription.url !== null &&
  subscription.provider_available && (
    <Button type="primary" icon={<CreditCardOutlined />} href={subscription.url}>
      {label}
    </Button>
  );

/**
 * The buttons that change the card, and that cancel or resume the subscription. The result is empty without a subscription.
 */
export const SubscriptionActions = ({ subscription }: { subscription: Subscription }) =>
  isSubscribed(subscription) && (
    <>
      {subscription.is_canceled ? (
        <ResumeButton disabled={!subscription.provider_available} />
      ) : (
        <CancelButton subscription={subscription} />
      )}
      <PaymentPageButton subscription={subscription} label={membershipTexts.manage} />
    </>
  );

/**
 * What a subscription costs, above the button that orders it. The result is empty when the business is subscribed, or when it
 * cannot order now.
 */
export const SubscriptionOffer = ({ subscription }: { subscription: Subscription }) => {
  const { url, provider_available, price } = subscription;
  if (isSubscribed(subscription) || url === null || !provider_available) return null;
  return (
    <div className="subscription-offer">
      <p>
        {price ? <strong>{formatSubscriptionPrice(price)}</strong> : subscriptionPriceTexts.onPaymentPage}
      </p>
      <PaymentPageButton subscription={subscription} label={membershipTexts.subscribe} />
    </div>
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
