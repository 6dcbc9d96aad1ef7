import { codeFaults } from './code-faults';
import { chosen, suffer } from './fault-cell';
import { builtHere, renamed } from './live-builds';
import { releasesOf, test } from './live-server';
import { remotePages } from './remote-pages';

// One server for all of them, whose releases are the faults.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: ({ browserName: _ }, use) => use([/Broken (on import|in render|in an effect)/]) });

const remotes = remotePages.map(({ remote }) => remote);

chosen(remotes, codeFaults).forEach(({ place: remote, fault }, at) => {
  test(`${remote}: ${fault.name}`, async ({ page, request, live, demo: _ }) => {
    const broken = renamed(builtHere(remote), `broken${String(at).padStart(6, '0')}`, fault.edit);
    const releases = releasesOf(request, live);
    await releases.upload(broken);
    await suffer(page, remote, {
      name: fault.name,
      begin: async () => {
        await releases.promote(remote, broken.manifest.build);
        return () => releases.rollback(remote);
      },
    });
  });
});
