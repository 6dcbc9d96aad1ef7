import { inviteInput } from '@husrum/contract/user';
import { EmailField, SchemaFormModal } from '@husrum/forms';
import { RoleField } from './role.field';
import { useInviteColleague } from './user.queries';
import { inviteTexts } from './user.texts';

export const InviteModal = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const invite = useInviteColleague(onClose);
  return (
    <SchemaFormModal
      title={inviteTexts.invite}
      open={open}
      onClose={onClose}
      schema={inviteInput}
      initialValues={{ email: '', role: 'MANAGER' as const }}
      onSubmit={(body) => invite.mutateAsync({ body })}
      submitLabel={inviteTexts.send}
    >
      <p>{inviteTexts.intro}</p>
      <EmailField name="email" />
      <RoleField name="role" />
    </SchemaFormModal>
  );
};
