import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import GaleriaPage from './galeria-page.tsx';

afterEach(() => {
  delete document.documentElement.dataset.contraste;
});

/** Parts that are never used alone, or that would take the focus away from the gallery. */
const NOT_SHOWN: readonly string[] = ['field.tsx', 'titulo-focado.tsx', 'galeria-page.tsx'];

it('shows every component of the interface', () => {
  const shown = globSync('src/shell/ui/galeria/*.tsx', { exclude: ['**/*.test.tsx'] })
    .concat('src/shell/ui/galeria/galeria-page.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  const missing = globSync('src/shell/ui/{,form/}*.tsx')
    .map((file) => basename(file))
    .filter((name) => !name.endsWith('.test.tsx') && !NOT_SHOWN.includes(name))
    .filter((name) => !shown.includes(`/${name}'`));
  expect(missing).toEqual([]);
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
