import { inviteExpiredLabel, type TenantRow } from '@husrum/contract/tenant';
import { DateText, StatusTag, ToneTag } from '@husrum/ui';

/** How far the tenant is towards an account in the portal. The date is that of the invitation. */
export const PortalTag = ({
  tenant: { portal, invite_sent_at, invite_expired },
}: {
  tenant: Pick<TenantRow, 'portal' | 'invite_sent_at' | 'invite_expired'>;
}) =>
  invite_expired ? (
    <ToneTag tone="gold">{inviteExpiredLabel}</ToneTag>
  ) : (
    <StatusTag
      kind="portal"
      value={portal}
      extra={portal === 'INVITED' && <DateText value={invite_sent_at} />}
    />
  );
