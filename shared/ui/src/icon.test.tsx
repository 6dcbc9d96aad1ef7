import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { render, screen } from '@testing-library/react';
import { Button } from './core';

test('an icon beside a text is hidden from screen readers', () => {
  render(<Button icon={<PlusOutlined />}>Lägg till rad</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Lägg till rad');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('an icon with an aria-label is an image with that name for screen readers', () => {
  render(<CheckCircleFilled aria-label="Klart" />);
  expect(screen.getByRole('img', { name: 'Klart' })).toBeInTheDocument();
});
