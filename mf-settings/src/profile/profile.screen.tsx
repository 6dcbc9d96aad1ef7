import { PageFrame, QueryContent } from '@husrum/ui';
import { EmailForm } from './email.form';
import { PasswordForm } from './password.form';
import { ProfileForm } from './profile.form';
import { useProfile } from './profile.queries';
import { profileTexts } from './profile.texts';
import { Sessions } from './sessions';

export default function ProfileScreen() {
  return (
    <QueryContent query={useProfile()}>
      {(user) => (
        <PageFrame narrow title={profileTexts.title} facts={[user.email]}>
          <ProfileForm key={user.id} user={user} />
          <PasswordForm />
          <EmailForm />
          <Sessions />
        </PageFrame>
      )}
    </QueryContent>
  );
}
