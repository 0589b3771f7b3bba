import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ExternalLinkButton, LinkButton } from './link-button.tsx';

it('is a link of the router that looks like a button', () => {
  render(
    <MemoryRouter>
      <LinkButton to="/principal" variant="primary">
        Principal
      </LinkButton>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Principal' });
  expect(link.getAttribute('href')).toBe('/principal');
  expect(link.className).toBe('br-button primary');
});

it('says that an outside link opens a new window, which cannot reach back', () => {
  render(
    <ExternalLinkButton href="https://www.gov.br" newWindow>
      Portal
    </ExternalLinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Portal (abre em nova janela)' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});
