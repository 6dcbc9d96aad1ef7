import { Loaded, PageFrame } from '@husrum/ui';
import { BusinessForm } from './business.form';
import { useBusiness } from './business.queries';

export default function BusinessScreen() {
  return (
    <Loaded query={useBusiness()}>
      {(business) => (
        <PageFrame
          narrow
          title="Verksamhet"
          facts={[
            business.organisation === 1 ? 'Företag' : 'Privatperson',
            `${business.storage_percent} % av lagringsutrymmet används`,
          ]}
        >
          <BusinessForm key={business.id} business={business} />
        </PageFrame>
      )}
    </Loaded>
  );
}
