import './user.css';
import UserAddOutlined from '@ant-design/icons/es/icons/UserAddOutlined';
import { roleDescription, roleLabel, roles } from '@husrum/contract/permission';
import { userCalls } from '@husrum/contract/user';
import { useCan } from '@husrum/platform';
import { DescriptionList, PageFrame, QueryContent, Section, useUrlState } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { InviteModal } from './invite.modal';
import { InvitesTable } from './invites.table';
import { useInvites, useUsers } from './user.queries';
import { inviteTexts, userTexts } from './user.texts';
import { UsersTable } from './users.table';

export default function UsersScreen() {
  const users = useUsers();
  const invites = useInvites();
  const can = useCan();
  const [creating, setCreating] = useUrlState('skapa');
  return (
    <PageFrame
      title={userTexts.title}
      actions={
        <Button
          type="primary"
          icon={<UserAddOutlined />}
          call={userCalls.invite}
          onClick={() => setCreating('inbjudan')}
        >
          {inviteTexts.invite}
        </Button>
      }
    >
      <QueryContent query={users}>{({ data }) => <UsersTable users={data} />}</QueryContent>
      {can(userCalls.invite) && (
        <QueryContent query={invites}>{({ data }) => <InvitesTable invites={data} />}</QueryContent>
      )}
      <Section title={userTexts.roles}>
        <DescriptionList
          columns={1}
          items={roles.map((role) => ({ label: roleLabel[role], value: roleDescription[role] }))}
        />
      </Section>
      <InviteModal
        open={creating === 'inbjudan' && can(userCalls.invite)}
        onClose={() => setCreating(undefined)}
      />
    </PageFrame>
  );
}
