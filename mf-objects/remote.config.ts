import { routes } from '@husrum/contract/routes';
import { defineRemote } from '@husrum/platform/remote-config';

export default defineRemote({
  nav: [
    {
      section: 'business',
      title: 'Företag',
      link: routes.company.overview(),
      order: 20,
      icon: 'company',
      badges: [],
      children: [],
    },
    {
      section: 'business',
      title: 'Objekt',
      link: routes.entity.overview(),
      order: 30,
      icon: 'entity',
      badges: [],
      children: [
        { title: 'Fastigheter', link: routes.entity.byType({ type: 'estates' }) },
        { title: 'Lägenheter', link: routes.entity.byType({ type: 'apartments' }) },
        { title: 'Lokaler', link: routes.entity.byType({ type: 'premises' }) },
        { title: 'Villor', link: routes.entity.byType({ type: 'villas' }) },
        { title: 'Utrymmen', link: routes.entity.byType({ type: 'spaces' }) },
        { title: 'Parkeringar', link: routes.entity.byType({ type: 'parkings' }) },
        { title: 'Vakanta objekt', link: routes.entity.byType({ type: 'vacancies' }) },
      ],
    },
    {
      section: 'business',
      title: 'Filer',
      link: routes.file.overview(),
      order: 60,
      icon: 'file',
      badges: [],
      children: [],
    },
  ],
});
