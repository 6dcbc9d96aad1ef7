import './developer.css';
import { useSession } from '@husrum/platform';
import { PageFrame, QueryContent } from '@husrum/ui';
import { AnnouncementsSection } from '../announcement/announcements.section';
import { NotFoundScreen } from '../not-found/not-found.screen';
import { BuildsSection } from './builds.section';
import { DeployedSection } from './deployed.section';
import { useReleases } from './developer.queries';
import { developerTexts } from './developer.texts';
import { ErrorsSection } from './errors.section';
import { OverrideForm } from './override.form';
import { ReleaseLogSection } from './release-log.section';
import { listDeployedBuilds, listNewestErrors } from './releases.rules';

const ReleasesPage = () => {
  const query = useReleases();
  return (
    <PageFrame title={developerTexts.title} facts={[developerTexts.period]}>
      <QueryContent query={query}>
        {({ remotes }) => (
          <>
            <DeployedSection rows={listDeployedBuilds(remotes)} />
            <BuildsSection remotes={remotes} />
            <ErrorsSection errors={listNewestErrors(remotes)} />
          </>
        )}
      </QueryContent>
      <AnnouncementsSection />
      <ReleaseLogSection />
      <OverrideForm />
    </PageFrame>
  );
};

/** It is for developers only. Other users see "not found": the calls of the page answer them with 404. */
export default function ReleasesScreen() {
  const { user } = useSession();
  return user.developer ? <ReleasesPage /> : <NotFoundScreen />;
}
