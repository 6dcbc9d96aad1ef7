import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { AppLink, useApiMutation } from '@husrum/platform';
import { Section, StatisticCards, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useTenantPortalStatus } from './tenant-portal.queries';
import { tenantPortalTexts } from './tenant-portal.texts';

/** Counts the tenants by portal status, with a button that invites those who are not invited yet. */
export const PortalInvites = ({ enabled }: { enabled: boolean }) => {
  const status = useTenantPortalStatus();
  const confirm = useConfirm();
  const invite = useApiMutation(tenantPortalCalls.inviteAll, {
    publish: () => [busEvent('tenantPortal.changed', {})],
    successMessage: ({ invited }) => tenantPortalTexts.invited(invited),
  });
  const notInvited = status.data?.not_invited ?? 0;
  const inviteAll = async () => {
    const isSure = await confirm({
      title: tenantPortalTexts.confirmTitle(notInvited),
      text: tenantPortalTexts.confirmText,
      ok: tenantPortalTexts.confirmOk,
    });
    if (isSure) invite.mutate({});
  };
  const { cards } = tenantPortalTexts;
  return (
    <Section
      title={tenantPortalTexts.invites}
      extra={<AppLink to={routes.tenant.overview()}>{tenantPortalTexts.toTenants}</AppLink>}
    >
      <StatisticCards
        queries={[status]}
        items={[
          { label: cards.active, value: status.data?.active, tone: 'good' },
          { label: cards.invited, value: status.data?.invited },
          { label: cards.notInvited, value: status.data?.not_invited },
          { label: cards.withoutAddress, value: status.data?.without_address },
        ]}
      />
      <p className="h-muted">{enabled ? tenantPortalTexts.inviteOne : tenantPortalTexts.inviteWhenOn}</p>
      <Button
        call={tenantPortalCalls.inviteAll}
        icon={<SendOutlined />}
        disabled={!enabled || notInvited === 0}
        loading={invite.isPending}
        onClick={() => void inviteAll()}
      >
        {tenantPortalTexts.inviteAll(notInvited)}
      </Button>
    </Section>
  );
};
