import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

it('says in words what it opens, and draws something for the camera', () => {
  render(<QrCode texto="https://escuta.invalid/web/codigo-de-acesso" label="Abre a página do código" />);
  const qr = screen.getByRole('img', { name: 'Abre a página do código' });
  expect(qr.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/);
});
