import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { abrir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aCidada } from '#testing/pessoa-no-navegador.ts';
import ConsultarPage from './consultar-page.tsx';

const open = () => abrir(ConsultarPage, '/manifestacao/consultar', '/manifestacao/consultar');

afterEach(() => usuarioStore.set(null));

describe('/manifestacao/consultar', () => {
  it('S2-13 has the form of the login page, as its main act', async () => {
    open();
    expect(await screen.findByLabelText('Protocolo')).toBeDefined();
    expect(screen.getByLabelText('Código de acesso')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Consultar' }).className).toContain('primary');
    expect(screen.getByRole('link', { name: 'entre e veja o que você registrou' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fprincipal',
    );
  });

  it('leads signed-in people to what is theirs', async () => {
    usuarioStore.set(aCidada());
    open();
    const link = await screen.findByRole('link', { name: 'veja o que você registrou' });
    expect(link.getAttribute('href')).toBe('/principal');
  });
});
