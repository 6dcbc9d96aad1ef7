import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Progress } from '@husrum/ui/progress';
import type { useOnboardingCounts } from './dashboard.queries';
import { firstStepsTexts } from './dashboard.texts';

type Counts = NonNullable<ReturnType<typeof useOnboardingCounts>>;

const steps: readonly { key: keyof Counts; title: string; text: string; to: string }[] = [
  {
    key: 'companies',
    title: firstStepsTexts.company,
    text: firstStepsTexts.companyText,
    to: routes.company.create(),
  },
  {
    key: 'entities',
    title: firstStepsTexts.entity,
    text: firstStepsTexts.entityText,
    to: routes.entity.overview(),
  },
  {
    key: 'leases',
    title: firstStepsTexts.lease,
    text: firstStepsTexts.leaseText,
    to: routes.lease.create(),
  },
  {
    key: 'invoices',
    title: firstStepsTexts.invoice,
    text: firstStepsTexts.invoiceText,
    to: routes.invoice.overview(),
  },
];

/** Onboarding steps of a new account. A step is done as soon as the account has one such thing. */
export const FirstStepsPanel = ({ counts }: { counts: Counts }) => {
  const done = steps.filter(({ key }) => counts[key] > 0).length;
  const next = steps.find(({ key }) => counts[key] === 0)?.key;
  return (
    <Section title={firstStepsTexts.title}>
      <Progress percent={Math.floor((done / steps.length) * 100)} aria-label={firstStepsTexts.progress} />
      <ol className="s-steps">
        {steps.map(({ key, title, text, to }) => (
          <li key={key} className={key === next ? 's-steps__item s-steps__item--next' : 's-steps__item'}>
            {counts[key] > 0 && (
              <CheckCircleFilled className="s-steps__done" aria-label={firstStepsTexts.done} />
            )}
            <div>
              <AppLink to={to}>{title}</AppLink>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
};
