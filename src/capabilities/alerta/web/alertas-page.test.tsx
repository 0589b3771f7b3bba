import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { tiposDoPerfil } from '../domain/alerta.ts';
import AlertasPage from './alertas-page.tsx';
import PreferenciasPage from './preferencias-page.tsx';
import { CONTAGEM, contagem, LISTA, lista, umAlerta } from './testing-alerta.ts';

const PREFERENCIAS = 'GET /alertas/preferencias';
const MUDAR = 'PUT /alertas/preferencias';

afterEach(() => vi.unstubAllGlobals());

describe('all alerts', () => {
  it('are read page by page, from where the last one ended', async () => {
    signIn(aGestor());
    const chamadas = servir({
      [CONTAGEM]: contagem(2),
      [LISTA]: lista([umAlerta(9)], '9'),
      [`${LISTA}?cursor=9`]: lista([umAlerta(8)]),
    });
    abrir(AlertasPage, '/alertas', '/alertas');
    await userEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByRole('link', { name: 'Alerta número 8.' })).toBeDefined();
    expect(screen.getByText('2 alertas na lista.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
    expect(chamadas.filter(({ key }) => key === LISTA)).toHaveLength(1);
  });

  it('about no case lead to what they are about', async () => {
    signIn(aGestor());
    const semCaso = { idManifestacao: null, numeroProtocolo: null };
    servir({
      [CONTAGEM]: contagem(2),
      [LISTA]: lista([
        umAlerta(2, { ...semCaso, tipo: 'avaliacao-devolvida', idAvaliacao: 7 }),
        umAlerta(1, { ...semCaso, tipo: 'transparencia-vence' }),
      ]),
    });
    abrir(AlertasPage, '/alertas', '/alertas');
    const destino = async (nome: string) =>
      (await screen.findByRole('link', { name: nome })).getAttribute('href');
    expect(await destino('Alerta número 2.')).toBe('/monitoramento/avaliar?id=7');
    expect(await destino('Alerta número 1.')).toBe('/transparencia-ativa/relatorio');
  });

  it('say what went wrong, with a way to try again', async () => {
    signIn(aGestor());
    servir({ [CONTAGEM]: contagem(0), [LISTA]: recusa(500, 'Erro interno.') });
    abrir(AlertasPage, '/alertas', '/alertas');
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});

describe('which alerts to get', () => {
  const tipos = tiposDoPerfil(Perfil.administrador);
  const todas = tipos.map((tipo) => ({ tipo, naTela: true, porEmail: true }));

  it('has two switches for every kind, each saved at once and alone', async () => {
    const chamadas = servir({ [PREFERENCIAS]: { body: todas }, [MUDAR]: { body: { ok: true } } });
    abrir(PreferenciasPage, '/p', '/p');
    expect(await screen.findAllByRole('switch')).toHaveLength(tipos.length * 2);
    const vencida = screen.getByRole('group', { name: 'Prazo vencido' });
    const [, email] = [...vencida.querySelectorAll('input')];
    await userEvent.click(email as HTMLInputElement);
    expect(await screen.findByText('Salvo: Prazo vencido.')).toBeDefined();
    expect(chamadas.find(({ key }) => key === MUDAR)?.body).toEqual({
      preferencias: [{ tipo: 'vencida', naTela: true, porEmail: false }],
    });
    expect(email?.checked).toBe(false);
  });

  it('goes back to what it was when it could not be saved', async () => {
    servir({ [PREFERENCIAS]: { body: todas }, [MUDAR]: recusa(503, 'Estamos em manutenção.') });
    abrir(PreferenciasPage, '/p', '/p');
    const [primeira] = await screen.findAllByRole<HTMLInputElement>('switch');
    await userEvent.click(primeira as HTMLInputElement);
    expect(await screen.findByText(/Estamos em manutenção/)).toBeDefined();
    await waitFor(() => expect(primeira?.checked).toBe(true));
  });
});
