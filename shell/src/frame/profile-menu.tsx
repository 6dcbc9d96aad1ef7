import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { routes } from '@husrum/contract/routes';
import { AppLink, useGo, useOptionalSession } from '@husrum/platform';
import { useTheme } from '@husrum/ui';
import { Button, Dropdown } from '@husrum/ui/core';
import { signOut } from '../session/session-life';
import { membershipText } from './membership.rules';

const themes = [
  { key: 'light', label: 'Ljust utseende' },
  { key: 'dark', label: 'Mörkt utseende' },
  { key: 'system', label: 'Som systemet' },
] as const;

export const ProfileMenu = () => {
  const session = useOptionalSession();
  const { choice, choose } = useTheme();
  const go = useGo();
  if (!session) return null;
  const { user, account } = session;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [choice],
        items: [
          {
            key: 'who',
            type: 'group',
            label: (
              <span className="s-profile__who">
                <strong>{user.name}</strong>
                <span>{account.name}</span>
                <span>{membershipText(account.membership)}</span>
              </span>
            ),
          },
          { key: 'profile', label: <AppLink to={routes.setting.user()}>Din profil</AppLink> },
          ...(user.show_onboarding_in_sidebar
            ? [{ key: 'onboard', label: <AppLink to={routes.home.onboard()}>Kom igång</AppLink> }]
            : []),
          ...(user.developer
            ? [{ key: 'developer', label: <AppLink to={routes.developer.releases()}>Byggen</AppLink> }]
            : []),
          { type: 'divider' },
          ...themes.map(({ key, label }) => ({ key, label, onClick: () => choose(key) })),
          { type: 'divider' },
          {
            key: 'out',
            label: 'Logga ut',
            onClick: () => void signOut().then(() => go(routes.session.login())),
          },
        ],
      }}
    >
      <Button type="text" icon={<UserOutlined />} aria-label={`Ditt konto, ${user.name}`}>
        <span className="s-profile__name">{user.name}</span>
      </Button>
    </Dropdown>
  );
};
