import type { PageLinkProps } from '@husrum/ui';
import { AppLink } from './app-link';
import { useHasPage } from './use-has-page';

/** For links whose text is content, such as a card: without the page, the text is shown without a link. */
export const ContentLink = (props: PageLinkProps) => {
  const hasPage = useHasPage(props.to);
  return hasPage ? <AppLink {...props} /> : <span className={props.className}>{props.children}</span>;
};
