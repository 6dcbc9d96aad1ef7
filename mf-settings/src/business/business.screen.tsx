import { PageFrame, QueryContent } from '@husrum/ui';
import { BusinessForm } from './business.form';
import { useBusiness } from './business.queries';
import { businessTexts } from './business.texts';
import { ExportSection } from './export.section';

export default function BusinessScreen() {
  return (
    <QueryContent query={useBusiness()}>
      {(business) => (
        <PageFrame
          narrow
          title={businessTexts.title}
          facts={[
            business.organisation === 1 ? businessTexts.company : businessTexts.privatePerson,
            businessTexts.storage(business.storage_percent),
          ]}
        >
          <BusinessForm key={business.id} business={business} />
          <ExportSection />
        </PageFrame>
      )}
    </QueryContent>
  );
}
