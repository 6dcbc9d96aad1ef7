import { routes } from '@husrum/contract/routes';
import { defineRemote } from '@husrum/platform/remote-config';

export default defineRemote({
  nav: [
    {
      section: 'administration',
      title: 'Integrationer',
      link: routes.integration.overview(),
      order: 10,
      icon: 'integration',
      badges: [],
      children: [],
    },
    {
      section: 'administration',
      title: 'Inställningar',
      link: routes.setting.user(),
      order: 20,
      icon: 'setting',
      badges: [],
      children: [
        { title: 'Profil', link: routes.setting.user() },
        { title: 'Hyresgästportal', link: routes.setting.tenantportal() },
        { title: 'Prenumeration', link: routes.setting.membership() },
        { title: 'Verksamhet', link: routes.setting.billable() },
        { title: 'Användare', link: routes.setting.users() },
      ],
    },
    {
      section: 'administration',
      title: 'Hjälp',
      link: routes.help.faq(),
      order: 30,
      icon: 'help',
      badges: [],
      children: [
        { title: 'Kontakt', link: routes.help.contact() },
        { title: 'Vanliga frågor', link: routes.help.faq() },
        { title: 'Om Husrum', link: routes.help.about() },
      ],
    },
  ],
});
