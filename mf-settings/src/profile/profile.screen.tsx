import { Loaded, PageFrame } from '@husrum/ui';
import { EmailForm } from './email.form';
import { PasswordForm } from './password.form';
import { ProfileForm } from './profile.form';
import { useProfile } from './profile.queries';

export default function ProfileScreen() {
  return (
    <Loaded query={useProfile()}>
      {(user) => (
        <PageFrame narrow title="Profil" facts={[user.email]}>
          <ProfileForm key={user.id} user={user} />
          <PasswordForm />
          <EmailForm />
        </PageFrame>
      )}
    </Loaded>
  );
}
