import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import { busEvent } from '@husrum/contract/bus';
import { routes } from '@husrum/contract/routes';
import { type TenantPortalStatus, tenantPortalCalls } from '@husrum/contract/tenant-portal';
import { AppLink, useApiMutation, useCan } from '@husrum/platform';
import { Section, StatisticCards, useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useTenantPortalStatus } from './tenant-portal.queries';
import { tenantPortalTexts } from './tenant-portal.texts';

/** Why there is nobody to invite. */
const explainNobody = (status: TenantPortalStatus | undefined): string => {
  if (!status) return tenantPortalTexts.inviteSome;
  const { active, invited, without_address } = status;
  if (active + invited + without_address === 0) return tenantPortalTexts.noTenants;
  return without_address > 0 ? tenantPortalTexts.allWithAddress : tenantPortalTexts.allInvited;
};

/** How to invite one tenant, or what to do before anybody can be invited. */
const useInviteHint = (enabled: boolean): string => {
  const can = useCan();
  if (enabled) return tenantPortalTexts.inviteOne;
  return can(tenantPortalCalls.updateConfig) ? tenantPortalTexts.inviteWhenOn : tenantPortalTexts.askToTurnOn;
};

/** Counts the tenants by portal status, with a button that invites those who have no link that works. */
export const PortalInvites = ({ enabled }: { enabled: boolean }) => {
  const status = useTenantPortalStatus();
  const confirm = useConfirm();
  const invite = useApiMutation(tenantPortalCalls.inviteAll, {
    publish: () => [busEvent('tenantPortal.changed', {})],
    successMessage: ({ invited }) => tenantPortalTexts.invited(invited),
  });
  const toInviteCount = (status.data?.not_invited ?? 0) + (status.data?.expired ?? 0);
  const inviteAll = async () => {
    const isSure = await confirm({
      title: tenantPortalTexts.confirmTitle(toInviteCount),
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
          { label: cards.expired, value: status.data?.expired },
          { label: cards.notInvited, value: status.data?.not_invited },
          { label: cards.withoutAddress, value: status.data?.without_address },
        ]}
      />
      <p className="h-muted">{useInviteHint(enabled)}</p>
      <Button
        call={tenantPortalCalls.inviteAll}
        icon={<SendOutlined />}
        disabled={!enabled || toInviteCount === 0}
        loading={invite.isPending}
        onClick={() => void inviteAll()}
      >
        {toInviteCount > 0 ? tenantPortalTexts.inviteAll(toInviteCount) : explainNobody(status.data)}
      </Button>
    </Section>
  );
};
