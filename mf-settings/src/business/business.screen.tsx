import { queryOf } from '@husrum/api-client';
import { calls } from '@husrum/contract';
import { Loaded, PageFrame } from '@husrum/ui';
import { useQuery } from '@tanstack/react-query';
import { BusinessForm } from './business.form';

export default function BusinessScreen() {
  return (
    <Loaded query={useQuery(queryOf(calls.setting.business))}>
      {(business) => (
        <PageFrame
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
