import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import { roleLabel } from '@husrum/contract/permission';
import { type InviteRow, userCalls } from '@husrum/contract/user';
import { formatDate } from '@husrum/format';
import { DateText, EmptyState, Section, ToneTag, useConfirm } from '@husrum/ui';
import { type Column, DataTable } from '@husrum/ui/data';
import { useResendInvite, useWithdrawInvite } from './user.queries';
import { inviteTexts } from './user.texts';

const InviteStatus = ({ expired, expires_at, mail_error }: InviteRow) => {
  if (mail_error !== null)
    return (
      <>
        <ToneTag tone="red">{inviteTexts.undelivered}</ToneTag> <span className="h-muted">{mail_error}</span>
      </>
    );
  return expired ? (
    <ToneTag tone="gold">{inviteTexts.expired}</ToneTag>
  ) : (
    <span className="h-number">{inviteTexts.waiting(formatDate(expires_at))}</span>
  );
};

const columns: readonly Column<InviteRow>[] = [
  { key: 'email', title: inviteTexts.columns.email, render: ({ email }) => email },
  { key: 'role', title: inviteTexts.columns.role, noWrap: true, render: ({ role }) => roleLabel[role] },
  {
    key: 'sent_at',
    title: inviteTexts.columns.sentAt,
    noWrap: true,
    render: ({ sent_at }) => <DateText value={sent_at} />,
  },
  { key: 'status', title: inviteTexts.columns.status, render: InviteStatus },
  { key: 'invited_by', title: inviteTexts.columns.invitedBy, render: ({ invited_by }) => invited_by ?? '–' },
];

/** The invitations that have not been used yet. */
export const InvitesTable = ({ invites }: { invites: readonly InviteRow[] }) => {
  const confirm = useConfirm();
  const resend = useResendInvite();
  const withdraw = useWithdrawInvite();
  const withdrawInvite = async ({ id, email }: InviteRow) => {
    const options = { title: inviteTexts.withdrawTitle(email), text: inviteTexts.withdrawText };
    if (await confirm({ ...options, ok: inviteTexts.withdraw, danger: true }))
      withdraw.mutate({ params: { id } });
  };
  return (
    <Section title={inviteTexts.title} flush>
      <DataTable
        label={inviteTexts.title}
        columns={columns}
        rows={invites}
        rowKey={({ id }) => id}
        actions={(invite) => [
          {
            key: 'resend',
            label: inviteTexts.resend,
            icon: <MailOutlined />,
            call: userCalls.resendInvite,
            onClick: () => resend.mutate({ params: { id: invite.id } }),
          },
          {
            key: 'withdraw',
            label: inviteTexts.withdraw,
            icon: <DeleteOutlined />,
            danger: true,
            call: userCalls.withdrawInvite,
            onClick: () => void withdrawInvite(invite),
          },
        ]}
        empty={<EmptyState kind="nothing" compact title={inviteTexts.none} />}
      />
    </Section>
  );
};
