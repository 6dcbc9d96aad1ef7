import type { Subscription } from '@husrum/contract/membership';
import { Alert, type AlertProps, Button } from '@husrum/ui/core';
import { hasAccess, listSubscriptionWarnings, type SubscriptionWarning } from './membership.rules';
import { membershipTexts } from './membership.texts';

const getAlertType = (warning: SubscriptionWarning, hasAccessNow: boolean): AlertProps['type'] => {
  if (!hasAccessNow || warning === 'pastDue') return 'error';
  return warning === 'trialEnds' || warning === 'firstPayment' ? 'info' : 'warning';
};

/** The warnings about the subscription, the most urgent first. */
const Warnings = ({ subscription }: { subscription: Subscription }) => {
  const hasAccessNow = hasAccess(subscription);
  const facts = {
    end: subscription.current_period_end,
    hasAccess: hasAccessNow,
  };
  return listSubscriptionWarnings(subscription).map((warning) => {
    const { title, text } = membershipTexts.warnings[warning](facts);
    const type = getAlertType(warning, hasAccessNow);
    return <Alert key={warning} type={type} showIcon title={title} description={text} />;
  });
};

interface Props {
  subscription: Subscription;
  onRetry: () => void;
}

/** The warnings about the subscription and about the payment provider. */
export const SubscriptionAlerts = ({ subscription, onRetry }: Props) => {
  const { has_provider, provider_available, is_simulated } = subscription;
  return (
    <>
      <Warnings subscription={subscription} />
      {!has_provider && (
        <Alert
          type="info"
          showIcon
          title={membershipTexts.noProviderTitle}
          description={membershipTexts.noProviderText}
        />
      )}
      {has_provider && !provider_available && (
        <Alert
          type="warning"
          showIcon
          title={membershipTexts.unavailableTitle}
          description={membershipTexts.unavailableText}
          action={<Button onClick={onRetry}>{membershipTexts.retry}</Button>}
        />
      )}
      {is_simulated && <Alert type="info" showIcon title={membershipTexts.simulated} />}
    </>
  );
};
