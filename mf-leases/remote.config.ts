import { routes } from '@husrum/contract/routes';
import { defineRemote } from '@husrum/platform/remote-config';

export default defineRemote({
  nav: [
    {
      section: 'business',
      title: 'Hyresgäster',
      link: routes.tenant.overview(),
      order: 40,
      icon: 'tenant',
      badges: [],
      children: [],
    },
    {
      section: 'business',
      title: 'Uthyrningar',
      link: routes.lease.overview(),
      order: 50,
      icon: 'lease',
      badges: ['lease_ending'],
      children: [
        { title: 'Aktiva', link: routes.lease.byState({ filter: 'active' }) },
        { title: 'Kommande', link: routes.lease.byState({ filter: 'planned' }) },
        { title: 'Upphör', link: routes.lease.byState({ filter: 'ending' }), badge: 'lease_ending' },
      ],
    },
  ],
});
