import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { render, screen } from '@testing-library/react';
import { Button } from './core';

test('hides an icon beside a text from screen readers', () => {
  render(<Button icon={<PlusOutlined />}>Lägg till rad</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Lägg till rad');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('exposes an icon with an aria-label', () => {
  render(<CheckCircleFilled aria-label="Klart" />);
  expect(screen.getByRole('img', { name: 'Klart' })).toBeInTheDocument();
});
