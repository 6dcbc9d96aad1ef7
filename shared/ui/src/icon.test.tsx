import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { render, screen } from '@testing-library/react';
import { Button } from './core';

test('an icon beside its word is not heard', () => {
  render(<Button icon={<PlusOutlined />}>Lägg till rad</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Lägg till rad');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('an icon that says something by itself is heard by its name', () => {
  render(<CheckCircleFilled aria-label="Klart" />);
  expect(screen.getByRole('img', { name: 'Klart' })).toBeInTheDocument();
});
