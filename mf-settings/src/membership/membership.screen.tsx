import CustomerServiceOutlined from '@ant-design/icons/es/icons/CustomerServiceOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { membershipCalls, type Subscription } from '@husrum/contract/membership';
import { routes } from '@husrum/contract/routes';
import { PageButton, useCan } from '@husrum/platform';
import { EmptyState, PageFrame, QueryContent, ToneTag } from '@husrum/ui';
import type { ComponentProps } from 'react';
import { ExportSection } from '../business/export.section';
import { useSubscription } from './membership.queries';
import { getSubscriptionStatus, type SubscriptionStatus } from './membership.rules';
import { membershipTexts } from './membership.texts';
import { SubscriptionActions, SubscriptionOffer } from './subscription-actions';
import { SubscriptionAlerts } from './subscription-alerts';
import { SubscriptionInvoices } from './subscription-invoices';

const statusStyle: Readonly<
  Record<SubscriptionStatus, Pick<ComponentProps<typeof ToneTag>, 'tone' | 'icon'>>
> = {
  unpaid: { tone: 'red', icon: 'exclamation' },
  suspended: { tone: 'red', icon: 'exclamation' },
  cancelled: { tone: 'grey', icon: 'stop' },
  ended: { tone: 'grey', icon: 'minus' },
  active: { tone: 'green', icon: 'check' },
  activeInTrial: { tone: 'green', icon: 'check' },
  trial: { tone: 'blue', icon: 'clock' },
  none: { tone: 'grey', icon: 'minus' },
};

export default function MembershipScreen() {
  const can = useCan();
  return can(membershipCalls.subscription) ? <SubscriptionPage /> : <AdministratorsOnly />;
}

const SubscriptionPage = () => {
  const query = useSubscription();
  return (
    <QueryContent query={query}>
      {(subscription) =>
        subscription.is_manual ? (
          <ManualSubscription />
        ) : (
          <SubscriptionDetails subscription={subscription} onRetry={() => void query.refetch()} />
        )
      }
    </QueryContent>
  );
};

const SubscriptionDetails = (props: { subscription: Subscription; onRetry: () => void }) => {
  const { subscription } = props;
  const { current_period_end: end, invoices } = subscription;
  const status = getSubscriptionStatus(subscription);
  return (
    <PageFrame
      narrow
      title={membershipTexts.title}
      status={<ToneTag {...statusStyle[status]}>{membershipTexts.statusLabel[status]}</ToneTag>}
      facts={[subscription.has_provider && end && membershipTexts.periodEnd[status](end)]}
      actions={<SubscriptionActions subscription={subscription} />}
    >
      <p className="h-muted">{membershipTexts.intro}</p>
      <SubscriptionAlerts {...props} />
      <SubscriptionOffer subscription={subscription} />
      <SubscriptionInvoices invoices={invoices} />
      <ExportSection />
    </PageFrame>
  );
};

const ManualSubscription = () => (
  <PageFrame narrow title={membershipTexts.title}>
    <EmptyState
      kind="nothing"
      icon={<CustomerServiceOutlined />}
      title={membershipTexts.manualTitle}
      text={membershipTexts.manualText}
      actions={
        <PageButton type="primary" to={routes.help.contact()}>
          {membershipTexts.contact}
        </PageButton>
      }
    />
  </PageFrame>
);

const AdministratorsOnly = () => (
  <PageFrame narrow title={membershipTexts.title}>
    <EmptyState
      kind="nothing"
      icon={<LockOutlined />}
      title={membershipTexts.administratorsOnly}
      text={membershipTexts.askAdministrator}
    />
  </PageFrame>
);
