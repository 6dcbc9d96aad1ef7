import { AppLink } from '@husrum/platform';
import { renderScreen } from '@husrum/testing';
import { screen } from '@testing-library/react';
import { useDrawer } from './use-drawer';

const Example = () => {
  const [open, setOpen] = useDrawer();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öppna
      </button>
      {open && <AppLink to="/help/contact">Kontakta oss</AppLink>}
    </>
  );
};

test.each(['/help/contact', '/help/faq'])(
  'a click on a link closes the drawer that contains it, on the page %s',
  async (url) => {
    const { user, location } = renderScreen(<Example />, { url });
    await user.click(screen.getByRole('button', { name: 'Öppna' }));
    await user.click(screen.getByRole('link', { name: 'Kontakta oss' }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(location()).toBe('/help/contact');
  },
);
