import { isAdministrator } from '@husrum/contract/permission';
import { changeRoleInput, type UserRow } from '@husrum/contract/user';
import { SchemaFormModal } from '@husrum/forms';
import { useSession } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { RoleField } from './role.field';
import { useChangeRole } from './user.queries';
import { userTexts } from './user.texts';

export const RoleModal = ({ user, onClose }: { user: UserRow; onClose: () => void }) => {
  const { user: me } = useSession();
  const confirm = useConfirm();
  const changeRole = useChangeRole(onClose);
  return (
    <SchemaFormModal
      title={userTexts.roleTitle(user.name)}
      open
      onClose={onClose}
      schema={changeRoleInput}
      initialValues={{ role: user.role }}
      confirm={async ({ role }) =>
        user.id !== me.id ||
        isAdministrator(role) ||
        (await confirm({
          title: userTexts.ownRoleTitle,
          text: userTexts.ownRoleText,
          ok: userTexts.changeRole,
        }))
      }
      onSubmit={(body) => changeRole.mutateAsync({ params: { id: user.id }, body })}
      submitLabel={userTexts.save}
    >
      <RoleField name="role" />
    </SchemaFormModal>
  );
};
