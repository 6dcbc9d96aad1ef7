import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { Loaded, PageFrame } from '@husrum/ui';
import { useQuery } from '@tanstack/react-query';
import { EmailForm } from './email.form';
import { PasswordForm } from './password.form';
import { ProfileForm } from './profile.form';

export default function ProfileScreen() {
  return (
    <Loaded query={useQuery(queryOf(calls.session.me))}>
      {(user) => (
        <PageFrame title="Profil" facts={[user.email]}>
          <ProfileForm key={user.id} user={user} />
          <PasswordForm />
          <EmailForm />
        </PageFrame>
      )}
    </Loaded>
  );
}
