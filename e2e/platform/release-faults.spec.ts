import { codeFaults } from './code-faults';
import { expectRecovery, selectFaultCases } from './fault-scenario';
import { readLocalBuild, withBuildName } from './release-builds';
import { createReleaseClient, test } from './release-server';
import { remotePages } from './remote-pages';

// All tests share one server, to which they release broken builds.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: ({ browserName: _ }, use) => use([/Broken (on import|in render|in an effect)/]) });

const remotes = remotePages.map(({ remote }) => remote);

selectFaultCases(remotes, codeFaults).forEach(({ target: remote, fault }, index) => {
  test(`only ${remote} shows an error, and recovers after a rollback: a build that ${fault.name}`, async ({
    page,
    request,
    releaseServer,
    demo: _,
  }) => {
    const broken = withBuildName(
      readLocalBuild(remote),
      `broken${String(index).padStart(6, '0')}`,
      fault.edit,
    );
    const releases = createReleaseClient(request, releaseServer);
    await releases.upload(broken);
    await expectRecovery(page, remote, {
      name: fault.name,
      start: async () => {
        await releases.promote(remote, broken.manifest.build);
        return () => releases.rollback(remote);
      },
    });
  });
});
