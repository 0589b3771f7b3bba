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
        umAlerta(3, { ...semCaso, tipo: 'monitoramento-mudou', idOuvidoria: 65 }),
        umAlerta(4, { ...semCaso, tipo: 'impedimento-afastado' }),
      ]),
    });
    abrir(AlertasPage, '/alertas', '/alertas');
    const destino = async (nome: string) =>
      (await screen.findByRole('link', { name: nome })).getAttribute('href');
    expect(await destino('Alerta número 2.')).toBe('/monitoramento/avaliar?id=7');
    expect(await destino('Alerta número 1.')).toBe('/transparencia-ativa/relatorio');
    expect(await destino('Alerta número 3.')).toBe('/orgao/orgaogerenciarorgaos/65');
    // Who may not know the case is led to no page of one.
    expect(await destino('Alerta número 4.')).toBe('/alertas');
  });

  it('of a case that came up by an impedimento say until when it is answered: its term runs on', async () => {
    signIn(aGestor());
    const tipo = 'recebida-por-impedimento';
    servir({ [CONTAGEM]: contagem(1), [LISTA]: lista([umAlerta(1, { tipo, prazo: '2026-04-13' })]) });
    abrir(AlertasPage, '/alertas', '/alertas');
    expect(await screen.findByText(/^Prazo: .*13\/04\/2026$/)).toBeDefined();
  });

  it('N14 name type, subject and last day of their case, and of a protected one no subject', async () => {
    signIn(aGestor());
    servir({
      [CONTAGEM]: contagem(2),
      [LISTA]: lista([
        umAlerta(2, { tipoDoCaso: 'Reclamação', assunto: 'Aposentadoria', prazo: '2026-03-14' }),
        umAlerta(1, { tipoDoCaso: 'Denúncia', assunto: null, prazo: null }),
      ]),
    });
    abrir(AlertasPage, '/alertas', '/alertas');
    const [comPrazo, protegido] = await screen.findAllByRole('listitem');
    expect(comPrazo?.textContent).toContain('Reclamação · Aposentadoria');
    expect(comPrazo?.textContent).toContain('Prazo: sáb., 14/03/2026');
    expect(protegido?.textContent).toContain('Denúncia');
    expect(protegido?.textContent).not.toContain('Prazo:');
  });

  it('N14 of a deadline that was met since are no news', async () => {
    signIn(aGestor());
    servir({
      [CONTAGEM]: contagem(0),
      [LISTA]: lista([umAlerta(1, { tipo: 'vencida', jaResolvido: true })]),
    });
    abrir(AlertasPage, '/alertas', '/alertas');
    expect(await screen.findByText('Já resolvido')).toBeDefined();
    expect(screen.queryByText('Novo')).toBeNull();
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
