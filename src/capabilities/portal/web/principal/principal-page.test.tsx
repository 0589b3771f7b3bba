import '#web/atos-do-produto.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { umItem } from '#capabilities/manifestacao/web/testing-manifestacao.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aCidada, aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import PrincipalPage from './principal-page.tsx';

const PAINEL = 'GET /manifestacoes/painel';
const vazio = { esperando: [], novidades: [], ultimas: [] };
const RASCUNHOS = { 'GET /rascunhos': { body: [] } };

const open = () => abrir(PrincipalPage, '/principal', '/principal');
const titulos = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => signIn(aCidada()));
afterEach(() => {
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

describe('Principal of a citizen', () => {
  it('shows what waits, what changed and the latest, each only when there is something', async () => {
    servir({
      ...RASCUNHOS,
      [PAINEL]: {
        body: {
          esperando: [
            {
              idManifestacao: 1,
              numeroProtocolo: '00106.000001/2026-11',
              sobre: 'Aposentadoria',
              ato: 'complementar',
              titulo: 'A CGU pediu mais informações',
              ultimoDia: '2026-03-25',
            },
          ],
          novidades: [
            {
              idManifestacao: 2,
              numeroProtocolo: '00106.000002/2026-55',
              sobre: 'Aposentadoria',
              acao: 'Registro Resposta',
              frase: 'O órgão escreveu uma resposta.',
              ocorridoEm: '2026-03-05T13:00:00Z',
            },
          ],
          ultimas: [umItem()],
        },
      },
    });
    open();
    const esperando = await screen.findByRole('region', { name: 'Esperando por você' });
    expect(
      within(esperando)
        .getByRole('link', { name: /^Complementar/ })
        .getAttribute('href'),
    ).toBe('/manifestacao/complementar/1');
    expect(esperando.textContent).toContain('até qua., 25/03/2026');
    expect(screen.getByText('O órgão escreveu uma resposta.')).toBeDefined();
    expect(await screen.findByText('Faltam 9 dias')).toBeDefined();
    expect(titulos()).toEqual([
      'Olá, Maria Cidadã de Souza',
      'Esperando por você',
      'Novidades',
      'Últimas que você registrou',
    ]);
    expect(screen.getByRole('link', { name: 'Nova manifestação' }).getAttribute('href')).toBe(
      '/?modoOuvidoria=1',
    );
    expect(screen.getByRole('link', { name: 'Novo pedido de informação' })).toBeDefined();
  });

  it('leads from an answer that may still be appealed to the appeal itself', async () => {
    const espera = {
      idManifestacao: 3,
      numeroProtocolo: '23546.000003/2026-01',
      sobre: 'Ensino',
      titulo: 'IFCE respondeu',
    };
    servir({
      ...RASCUNHOS,
      [PAINEL]: { body: { ...vazio, esperando: [{ ...espera, ato: 'recorrer', ultimoDia: '2026-03-19' }] } },
    });
    open();
    const link = await screen.findByRole('link', { name: /^Entrar com recurso/ });
    expect(link.getAttribute('href')).toBe('/manifestacao/recurso/criar/3');
  });

  it('tells an empty account how to begin', async () => {
    servir({ ...RASCUNHOS, [PAINEL]: { body: vazio } });
    open();
    expect(await screen.findByRole('heading', { name: 'Como começar' })).toBeDefined();
    expect(titulos()).toEqual(['Olá, Maria Cidadã de Souza', 'Como começar']);
  });

  it('keeps its buttons when the panel fails, and tries again', async () => {
    let fails = true;
    servir({ ...RASCUNHOS, [PAINEL]: () => (fails ? recusa(500, 'Algo deu errado.') : { body: vazio }) });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado.');
    expect(screen.getByRole('link', { name: 'Nova manifestação' })).toBeDefined();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: 'Como começar' })).toBeDefined();
  });
});

describe('Principal of staff', () => {
  it('asks for no panel of the citizen and offers the tasks of the menu', async () => {
    usuarioStore.set(aGestor());
    const chamadas = servir({
      'GET /rotas': { body: [{ label: 'Tratar Manifestações', to: '/manifestacao/tratar' }] },
    });
    open();
    expect(await screen.findByRole('link', { name: 'Tratar Manifestações' })).toBeDefined();
    expect(chamadas.map(({ key }) => key)).not.toContain(PAINEL);
  });
});
