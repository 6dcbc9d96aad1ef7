import { inviteExpiredLabel, portalStateLabel, type TenantRow } from '@husrum/contract/tenant';
import { DateText, StatusTag, ToneTag } from '@husrum/ui';

/** Whether the tenant is invited to the tenant portal, with the day of the invitation, or has an account there. */
export const PortalTag = ({
  tenant: { portal, invite_sent_at, invite_expired },
}: {
  tenant: Pick<TenantRow, 'portal' | 'invite_sent_at' | 'invite_expired'>;
}) =>
  invite_expired ? (
    <ToneTag tone="gold">
      {portalStateLabel.INVITED} <DateText value={invite_sent_at} />. {inviteExpiredLabel}
    </ToneTag>
  ) : (
    <StatusTag
      kind="portal"
      value={portal}
      extra={portal === 'INVITED' && <DateText value={invite_sent_at} />}
    />
  );
