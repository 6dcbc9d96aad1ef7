import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined';
import type { WorkItem } from '@husrum/contract/field-work';
import { routes } from '@husrum/contract/routes';
import { formatEntityName, toPhoneLink } from '@husrum/format';
import { AppLink } from '@husrum/platform';
import { fieldWorkTexts } from './field-work.texts';
import { WorkTags } from './work-tags';

const getEntityOrCompanyName = ({ entity, company }: WorkItem): string | undefined =>
  entity ? formatEntityName(entity) : company?.name;

const formatProgress = ({ tasks, photos }: WorkItem): string =>
  [
    tasks.length > 0 &&
      fieldWorkTexts.tasksDone(tasks.filter(({ status }) => status === 'COMPLETE').length, tasks.length),
    photos > 0 && fieldWorkTexts.photoCount(photos),
  ]
    .filter(Boolean)
    .join(' · ');

/** One activity or ticket: the whole card opens it, and the phone calls the tenant. */
export const WorkCard = ({ item, showsResponsible }: { item: WorkItem; showsResponsible: boolean }) => {
  const { type, id, title, time, tenants, responsible } = item;
  const [tenant] = tenants;
  const details = [
    time && fieldWorkTexts.at(time),
    getEntityOrCompanyName(item),
    tenant?.name,
    showsResponsible && responsible && fieldWorkTexts.responsible(responsible.name),
  ];
  return (
    <div className="field-card">
      <AppLink className="field-card__link" to={routes.fieldWork.detail({ type, id })}>
        <span className="field-card__title">{title}</span>
        <span className="field-card__detail">{details.filter(Boolean).join(' · ')}</span>
        <span className="field-card__tags">
          <WorkTags item={item} />
          <span className="h-muted">{formatProgress(item)}</span>
        </span>
      </AppLink>
      {tenant && tenant.phone !== '' && (
        <a
          className="field-target field-target--icon"
          href={toPhoneLink(tenant.phone)}
          aria-label={fieldWorkTexts.call(tenant.name)}
        >
          <PhoneOutlined />
        </a>
      )}
    </div>
  );
};
