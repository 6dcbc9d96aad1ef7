import './developer.css';
import { useSession } from '@husrum/platform';
import { Loaded, PageFrame } from '@husrum/ui';
import { NotFoundScreen } from '../not-found/not-found.screen';
import { BuildsSection } from './builds.section';
import { DeployedSection } from './deployed.section';
import { useReleases } from './developer.queries';
import { ErrorsSection } from './errors.section';
import { LogSection } from './log.section';
import { OverrideForm } from './override.form';
import { deployed, newestErrors } from './releases.rules';

const Releases = () => {
  const query = useReleases();
  return (
    <PageFrame title="Byggen" facts={['Besök, laddtider och fel under de senaste sju dygnen']}>
      <Loaded query={query}>
        {({ remotes }) => (
          <>
            <DeployedSection rows={deployed(remotes)} />
            <BuildsSection remotes={remotes} />
            <ErrorsSection errors={newestErrors(remotes)} />
          </>
        )}
      </Loaded>
      <LogSection />
      <OverrideForm />
    </PageFrame>
  );
};

/** For those who build the product. To everybody else the page does not exist, as its calls do not. */
export default function ReleasesScreen() {
  const { user } = useSession();
  return user.developer ? <Releases /> : <NotFoundScreen />;
}
