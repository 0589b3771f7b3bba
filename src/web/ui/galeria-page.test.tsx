import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import GaleriaPage from './galeria-page.tsx';

afterEach(() => {
  delete document.documentElement.dataset.contraste;
});

it('shows every family of components and turns high contrast on and off', async () => {
  render(
    <MemoryRouter>
      <GaleriaPage />
    </MemoryRouter>,
  );
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual(
    expect.arrayContaining(['Ações', 'Campos', 'Avisos e estados', 'Conteúdo', 'Navegação', 'Formulário']),
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Alto contraste' }));
  expect(document.documentElement.dataset.contraste).toBe('alto');
  await userEvent.click(screen.getByRole('switch', { name: 'Alto contraste' }));
  expect(document.documentElement.dataset.contraste).toBeUndefined();
});
