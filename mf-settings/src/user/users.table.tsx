import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import UserSwitchOutlined from '@ant-design/icons/es/icons/UserSwitchOutlined';
import { isAdministrator, roleLabel } from '@husrum/contract/permission';
import { CANNOT_REMOVE_ADMINISTRATOR_TEXT, type UserRow, userCalls } from '@husrum/contract/user';
import { notify, useSession } from '@husrum/platform';
import { DateText, Section, ToneTag, useConfirm } from '@husrum/ui';
import { type Column, DataTable } from '@husrum/ui/data';
import { useState } from 'react';
import { RoleModal } from './role.modal';
import { useRemoveUser } from './user.queries';
import { userTexts } from './user.texts';

const createColumns = (ownId: number): readonly Column<UserRow>[] => [
  {
    key: 'name',
    title: userTexts.columns.name,
    render: ({ id, name, verified }) => (
      <>
        {name} {id === ownId && <ToneTag tone="grey">{userTexts.you}</ToneTag>}
        {!verified && <ToneTag tone="gold">{userTexts.unverified}</ToneTag>}
      </>
    ),
  },
  { key: 'email', title: userTexts.columns.email, render: ({ email }) => email },
  { key: 'role', title: userTexts.columns.role, noWrap: true, render: ({ role }) => roleLabel[role] },
  {
    key: 'seen_at',
    title: userTexts.columns.seenAt,
    noWrap: true,
    render: ({ seen_at }) => <DateText value={seen_at} time empty={userTexts.never} />,
  },
];

/** The users of the business. An administrator can change roles and remove colleagues. */
export const UsersTable = ({ users }: { users: readonly UserRow[] }) => {
  const { user: me } = useSession();
  const confirm = useConfirm();
  const remove = useRemoveUser();
  const [changing, setChanging] = useState<UserRow>();
  const removeUser = async ({ id, name, role }: UserRow) => {
    if (isAdministrator(role)) return notify.error(CANNOT_REMOVE_ADMINISTRATOR_TEXT);
    const options = { title: userTexts.removeTitle(name), text: userTexts.removeText };
    if (await confirm({ ...options, ok: userTexts.remove, danger: true })) remove.mutate({ params: { id } });
  };
  return (
    <Section flush>
      <DataTable
        label={userTexts.title}
        columns={createColumns(me.id)}
        rows={users}
        rowKey={({ id }) => id}
        actions={(user) => [
          {
            key: 'role',
            label: userTexts.changeRole,
            icon: <UserSwitchOutlined />,
            call: userCalls.changeRole,
            onClick: () => setChanging(user),
          },
          {
            key: 'remove',
            label: userTexts.remove,
            icon: <DeleteOutlined />,
            danger: true,
            call: userCalls.remove,
            onClick: () => void removeUser(user),
          },
        ]}
      />
      {changing && <RoleModal user={changing} onClose={() => setChanging(undefined)} />}
    </Section>
  );
};
