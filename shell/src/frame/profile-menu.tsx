import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { routes } from '@husrum/contract/routes';
import { AppLink, useAppNavigate, useHasPage, useOptionalSession } from '@husrum/platform';
import { useTheme } from '@husrum/ui';
import { Button, Dropdown } from '@husrum/ui/core';
import { signOut } from '../session/session-lifecycle';
import { profileTexts } from './frame.texts';
import { formatMembership } from './membership.rules';

const themes = [
  { key: 'light', label: profileTexts.lightTheme },
  { key: 'dark', label: profileTexts.darkTheme },
  { key: 'system', label: profileTexts.systemTheme },
] as const;

export const ProfileMenu = () => {
  const session = useOptionalSession();
  const { choice, choose } = useTheme();
  const navigate = useAppNavigate();
  const hasOnboarding = useHasPage(routes.home.onboard());
  if (!session) return null;
  const { user, business } = session;
  const { version } = document.documentElement.dataset;
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
                <span>{business.name}</span>
                <span>{formatMembership(business.membership)}</span>
              </span>
            ),
          },
          { key: 'profile', label: <AppLink to={routes.setting.user()}>{profileTexts.profile}</AppLink> },
          ...(user.show_onboarding_in_sidebar && hasOnboarding
            ? [
                {
                  key: 'onboard',
                  label: <AppLink to={routes.home.onboard()}>{profileTexts.onboarding}</AppLink>,
                },
              ]
            : []),
          ...(user.developer
            ? [
                {
                  key: 'developer',
                  label: <AppLink to={routes.developer.releases()}>{profileTexts.releases}</AppLink>,
                },
              ]
            : []),
          { type: 'divider' },
          ...themes.map(({ key, label }) => ({ key, label, onClick: () => choose(key) })),
          { type: 'divider' },
          {
            key: 'out',
            label: profileTexts.signOut,
            onClick: () => void signOut().then(() => navigate(routes.session.login())),
          },
          { key: 'version', type: 'group', label: profileTexts.version(version) },
        ],
      }}
    >
      <Button type="text" icon={<UserOutlined />} aria-label={profileTexts.button(user.name)}>
        <span className="s-profile__name">{user.name}</span>
      </Button>
    </Dropdown>
  );
};
