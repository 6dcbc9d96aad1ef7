import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { Panel, useOptionalSession } from '@husrum/platform';
import { useLocation } from 'react-router-dom';
import { findFaqTopic } from './faq-topic.rules';
import { faqTexts } from './frame.texts';
import { TopBarDrawer } from './top-bar-drawer';
import { useDrawer } from './use-drawer';

/** Questions and answers beside the page, opened at the page's topic, if the user's profile enables them (product spec §2, Shell). */
export const FaqDrawer = () => {
  const session = useOptionalSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useDrawer();
  if (!session?.user.show_onboarding_in_sidebar) return null;
  return (
    <TopBarDrawer icon={<QuestionCircleOutlined />} title={faqTexts.title} open={open} onOpenChange={setOpen}>
      <Panel name="help.faq" topic={findFaqTopic(pathname)} />
    </TopBarDrawer>
  );
};
