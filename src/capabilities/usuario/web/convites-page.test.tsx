import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abrir, oServidor } from '#capabilities/lista-de-trabalho/web/testing-lista-de-trabalho.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import ConvitesPage from './convites-page.tsx';
import { PerfisAConfirmar } from './perfis-a-confirmar.tsx';

const LISTA = 'GET /app-web/v1/usuarios/meus-convites';
const EU = 'GET /app-web/v1/usuarios/dadosautenticacao';
const ACEITAR = 'POST /app-web/v1/usuarios/meus-convites/300/aceitar';
const RECUSAR = 'POST /app-web/v1/usuarios/meus-convites/300/recusar';

const CONVITE = {
  idUsuarioPerfilOuvidoria: 300,
  descPerfil: 'Colaborador',
  ouvidoria: 'CGU',
  nomeOuvidoria: 'Controladoria-Geral da União',
  validade: null,
  dadoPor: 'Gustavo Teixeira Prado',
  desde: '2026-03-10T13:00:00Z',
};

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
});

it.each([
  ['Aceitar', ACEITAR, /Você aceitou o perfil Colaborador em CGU/],
  ['Recusar', RECUSAR, /O órgão não é avisado/],
])(
  'A17: %s says which office, which profile and who gave it, and is the person’s own act',
  async (botao, ato, dito) => {
    let espera = [CONVITE];
    const servidor = oServidor({
      [LISTA]: () => ({ body: espera }),
      [EU]: () => ({ body: aGestor() }),
      [ato]: () => {
        espera = [];
        return { body: { sucesso: true } };
      },
    });
    abrir(ConvitesPage, '/usuario/convites');
    const linha = await screen.findByRole('listitem', { name: 'Colaborador em CGU' });
    for (const texto of ['CGU – Controladoria-Geral da União', 'Gustavo Teixeira Prado'])
      expect(within(linha).getByText(texto)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: `${botao} Colaborador em CGU` }));
    expect(await screen.findByRole('heading', { name: 'Nenhum convite a responder' })).toBeDefined();
    expect(screen.getByText(dito)).toBeDefined();
    expect(servidor.de(ato)).toHaveLength(1);
  },
);

it('is told on the first page, with the way to answer', async () => {
  oServidor({
    [LISTA]: () => ({ body: [CONVITE] }),
    'GET /app-web/v1/usuarios/meus-perfis-a-confirmar': () => ({ body: [] }),
  });
  abrir(PerfisAConfirmar, '/principal');
  expect((await screen.findByRole('link', { name: 'Ver e responder' })).getAttribute('href')).toBe(
    '/usuario/convites',
  );
});
