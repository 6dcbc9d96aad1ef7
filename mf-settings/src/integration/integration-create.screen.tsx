import './integration.css';
import { isAccountingName } from '@husrum/contract/accounting';
import {
  type IntegrationName,
  type IntegrationService,
  integrationLabel,
} from '@husrum/contract/integration';
import { routes } from '@husrum/contract/routes';
import { useAppNavigate } from '@husrum/platform';
import { EmptyState, PageFrame, QueryContent, Section, ToneTag } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { useState } from 'react';
import { ConnectAccountingButton } from '../accounting/connect-accounting.button';
import { ConnectFasdokModal } from './connect-fasdok.modal';
import { useIntegrations } from './integration.queries';
import { integrationTexts } from './integration.texts';

export default function IntegrationCreateScreen() {
  const query = useIntegrations();
  return (
    <QueryContent query={query}>
      {({ services }) => (
        <PageFrame
          title={integrationTexts.create}
          breadcrumb={[
            { title: integrationTexts.title, link: routes.integration.overview() },
            { title: integrationTexts.create, link: null },
          ]}
        >
          <p className="h-muted">{integrationTexts.createIntro}</p>
          {services.length === 0 ? (
            <EmptyState
              kind="nothing"
              title={integrationTexts.noServices}
              text={integrationTexts.noServicesText}
            />
          ) : (
            <ul className="set-services">
              {services.map((service) => (
                <li key={service.name}>
                  <ServiceCard service={service} />
                </li>
              ))}
            </ul>
          )}
        </PageFrame>
      )}
    </QueryContent>
  );
}

const ServiceCard = ({ service: { name, is_simulated, can_connect } }: { service: IntegrationService }) => (
  <Section title={integrationLabel[name]}>
    <div className="set-service">
      <p>{integrationTexts.serviceText[name]}</p>
      {is_simulated && (
        <div>
          <ToneTag tone="purple">{integrationTexts.simulated}</ToneTag>
          <p className="h-muted">{integrationTexts.simulatedHint}</p>
        </div>
      )}
      <div>
        {can_connect ? (
          <ConnectService name={name} />
        ) : (
          <ToneTag tone="green" icon="check">
            {integrationTexts.connected}
          </ToneTag>
        )}
      </div>
    </div>
  </Section>
);

/** For FASDOK the user enters an API key here. An accounting program asks for consent on a page of its own. */
const ConnectService = ({ name }: { name: IntegrationName }) =>
  isAccountingName(name) ? (
    <ConnectAccountingButton name={name} label={integrationTexts.connect} />
  ) : (
    <ConnectFasdok />
  );

const ConnectFasdok = () => {
  const navigate = useAppNavigate();
  const [isModalOpen, setIsModalOpen] = useState(false);
  return (
    <>
      <Button
        type="primary"
        aria-label={integrationTexts.connectTo('FASDOK')}
        onClick={() => setIsModalOpen(true)}
      >
        {integrationTexts.connect}
      </Button>
      {isModalOpen && (
        <ConnectFasdokModal
          onClose={() => setIsModalOpen(false)}
          onConnected={() => navigate(routes.integration.overview())}
        />
      )}
    </>
  );
};
