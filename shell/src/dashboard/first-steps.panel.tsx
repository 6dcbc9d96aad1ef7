import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { Section } from '@husrum/ui';
import { Progress } from '@husrum/ui/progress';
import type { useBeginnings } from './dashboard.queries';

type Counts = NonNullable<ReturnType<typeof useBeginnings>>;

const steps: readonly { key: keyof Counts; title: string; why: string; to: string }[] = [
  {
    key: 'companies',
    title: 'Skapa ditt företag',
    why: 'Företaget är avsändare på hyresavierna. Här anger du bankgiro och när avier skapas.',
    to: routes.company.create(),
  },
  {
    key: 'entities',
    title: 'Lägg till en fastighet med objekt',
    why: 'Lägenheter, lokaler och parkeringar som du hyr ut.',
    to: routes.entity.overview(),
  },
  {
    key: 'leases',
    title: 'Registrera en uthyrning',
    why: 'Vem som hyr, från när och till vilken hyra.',
    to: routes.lease.create(),
  },
  {
    key: 'invoices',
    title: 'Skapa den första hyresavin',
    why: 'Granska den, skicka den och följ betalningen.',
    to: routes.invoice.overview(),
  },
];

/** What a new account begins with. A step is done when the thing is there, however it came about. */
export const FirstStepsPanel = ({ counts }: { counts: Counts }) => {
  const done = steps.filter(({ key }) => counts[key] > 0).length;
  const next = steps.find(({ key }) => counts[key] === 0)?.key;
  return (
    <Section title="Kom igång">
      <Progress percent={Math.floor((done / steps.length) * 100)} aria-label="Så långt har du kommit" />
      <ol className="s-steps">
        {steps.map(({ key, title, why, to }) => (
          <li key={key} className={key === next ? 's-steps__item s-steps__item--next' : 's-steps__item'}>
            {counts[key] > 0 && <CheckCircleFilled className="s-steps__done" aria-label="Klart" />}
            <div>
              <AppLink to={to}>{title}</AppLink>
              <p>{why}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
};
