import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { Panel, useOptionalSession } from '@husrum/platform';
import { Button, Drawer } from '@husrum/ui/core';
import { useLocation } from 'react-router-dom';
import { findFaqTopic } from './faq-topic.rules';
import { faqTexts } from './frame.texts';
import { useDrawer } from './use-drawer';

/** Questions and answers beside the page, opened at the page's topic, if the user's profile enables them (product spec §2, Shell). */
export const FaqDrawer = () => {
  const session = useOptionalSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useDrawer();
  if (!session?.user.show_onboarding_in_sidebar) return null;
  return (
    <>
      <Button
        type="text"
        icon={<QuestionCircleOutlined />}
        aria-label={faqTexts.title}
        onClick={() => setOpen(true)}
      />
      <Drawer title={faqTexts.title} open={open} onClose={() => setOpen(false)} destroyOnHidden>
        <Panel name="help.faq" topic={findFaqTopic(pathname)} />
      </Drawer>
    </>
  );
};
