import { faHome } from '@fortawesome/free-solid-svg-icons/faHome.js';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Tile } from './tile.tsx';

it('is one link that says its name and its help', () => {
  render(
    <MemoryRouter>
      <Tile icon={faHome} name="Ouvidoria" help="Reclame ou elogie." to="/?modoOuvidoria=1" />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('OuvidoriaReclame ou elogie.');
  expect(link.getAttribute('href')).toBe('/?modoOuvidoria=1');
});

it('is a button when something happens here', async () => {
  const onPress = vi.fn();
  render(<Tile icon={faHome} name="Denúncia" onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'Denúncia' }));
  expect(onPress).toHaveBeenCalledOnce();
});

it('is a plain link to another site', () => {
  render(<Tile icon={faHome} name="Painel" href="https://painel.example" />);
  expect(screen.getByRole('link', { name: 'Painel' }).getAttribute('href')).toBe('https://painel.example');
});
