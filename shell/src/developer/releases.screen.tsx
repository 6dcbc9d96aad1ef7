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
import { LogSection } from './log.section';
import { OverrideForm } from './override.form';
import { listDeployed, listNewestErrors } from './releases.rules';

const Releases = () => {
  const query = useReleases();
  return (
    <PageFrame title={developerTexts.title} facts={[developerTexts.period]}>
      <QueryContent query={query}>
        {({ remotes }) => (
          <>
            <DeployedSection rows={listDeployed(remotes)} />
            <BuildsSection remotes={remotes} />
            <ErrorsSection errors={listNewestErrors(remotes)} />
          </>
        )}
      </QueryContent>
      <AnnouncementsSection />
      <LogSection />
      <OverrideForm />
    </PageFrame>
  );
};

/** For developers only. Other users get "not found", as they do from its calls. */
export default function ReleasesScreen() {
  const { user } = useSession();
  return user.developer ? <Releases /> : <NotFoundScreen />;
}
