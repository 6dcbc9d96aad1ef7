import { routes } from '@husrum/contract/routes';
import { AppLink } from '@husrum/platform';
import { PageFrame, RowsSkeleton } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { useParams } from 'react-router-dom';
import { useEmailChange } from './session.queries';
import { sessionTexts } from './session.texts';

export default function ChangeEmailScreen() {
  const { token = '' } = useParams();
  const change = useEmailChange(token);
  return (
    <PageFrame title={sessionTexts.changeEmailTitle}>
      {change.isPending && <RowsSkeleton rows={1} />}
      {change.isSuccess && <Alert type="success" showIcon title={sessionTexts.emailChanged} />}
      {change.isError && <Alert type="error" showIcon title={change.error.message} />}
      <AppLink to={routes.setting.user()}>{sessionTexts.toProfile}</AppLink>
    </PageFrame>
  );
}
