import { routes } from '@husrum/contract/routes';
import { defineRemote } from '@husrum/platform/remote-config';

export default defineRemote({
  nav: [
    {
      section: 'operations',
      title: 'Rapporter',
      link: routes.report.create(),
      order: 20,
      icon: 'report',
      badges: [],
      children: [
        { title: 'Egen rapport', link: routes.report.create() },
        { title: 'Färdiga rapporter', link: routes.report.premade() },
      ],
    },
  ],
});
