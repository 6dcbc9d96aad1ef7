import type { Subscription } from '@husrum/contract/membership';
import { Alert, type AlertProps, Button } from '@husrum/ui/core';
import { hasAccess, type SubscriptionWarning, subscriptionWarnings } from './membership.rules';
import { membershipTexts } from './membership.texts';

const alertType = (warning: SubscriptionWarning, access: boolean): AlertProps['type'] => {
  if (!access || warning === 'pastDue') return 'error';
  return warning === 'trialEnds' ? 'info' : 'warning';
};

/** What the user must know or do. */
const Warnings = ({ subscription }: { subscription: Subscription }) => {
  const access = hasAccess(subscription);
  const facts = {
    end: subscription.current_period_end,
    hasAccess: access,
    hasPaymentMethod: subscription.has_payment_method,
  };
  return subscriptionWarnings(subscription).map((warning) => {
    const { title, text } = membershipTexts.warnings[warning](facts);
    const type = alertType(warning, access);
    return <Alert key={warning} type={type} showIcon title={title} description={text} />;
  });
};

interface Props {
  subscription: Subscription;
  onRetry: () => void;
}

/** The warnings of the subscription, and what the user must know about payments here. */
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
