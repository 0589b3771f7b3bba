import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { confirmar } from '#shell/atos/testing-ato.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { AcessoVisto } from '../domain/acesso-extraordinario.ts';
import AcessosPage from './acessos-page.tsx';

const LISTA = 'GET /acessos-extraordinarios';
const DECIDIR = 'POST /acessos-extraordinarios/5/decidir';
const FUNDAMENTO = 'O erro impede o órgão de responder.';
const MOTIVO = 'Conferir por que a página desta denúncia falha ao abrir.';

const acesso = (mudancas: Partial<AcessoVisto> = {}): AcessoVisto => ({
  idAcesso: 5,
  idManifestacao: 42,
  numeroProtocolo: '00106.000001/2026-11',
  orgao: 'IFCE – Instituto Federal do Ceará',
  quem: 'Adriana Campos (CGU)',
  motivo: MOTIVO,
  pedidoEm: '2026-03-05T13:00:00Z',
  situacao: 'espera',
  decisor: null,
  fundamento: null,
  valeAte: null,
  podeDecidir: true,
  podeLer: false,
  ...mudancas,
});
const abrirComo = (idPerfil: number, respostas: Respostas) => {
  signIn(aGestor({ perfilAtual: { idPerfil, descPerfil: 'Perfil' } }));
  const chamadas = servir(respostas);
  abrir(AcessosPage, '/acesso', '/acesso');
  return chamadas;
};
const preencher = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /^Aprovar/ }));
  await userEvent.type(screen.getByLabelText('Fundamento'), FUNDAMENTO);
  await userEvent.click(screen.getByRole('button', { name: 'Decidir' }));
};

afterEach(() => {
  cleanup();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
  banco.clear();
});

describe('an extraordinary access on the screen', () => {
  it('is decided after one more question, which says who will read', async () => {
    const chamadas = abrirComo(Perfil.gestor, {
      [LISTA]: { body: { acessos: [acesso()] } },
      [DECIDIR]: { body: { ok: true } },
    });
    await preencher();
    const janela = await screen.findByRole('dialog');
    expect(within(janela).getByText(/Adriana Campos \(CGU\) lê esta denúncia/)).toBeDefined();
    expect(chamadas.some(({ key }) => key === DECIDIR)).toBe(false);
    await confirmar('Registrar');
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === DECIDIR)?.body).toEqual({
        aprova: true,
        fundamento: FUNDAMENTO,
      }),
    );
    await waitFor(() => expect(banco.size).toBe(0));
  });

  it('what was typed stays when the decision is refused', async () => {
    abrirComo(Perfil.gestor, {
      [LISTA]: { body: { acessos: [acesso()] } },
      [DECIDIR]: recusa(403, 'Quem decide é outra pessoa.'),
    });
    await preencher();
    await confirmar('Registrar');
    expect(await screen.findByText('Quem decide é outra pessoa.')).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Fundamento').value).toBe(FUNDAMENTO);
  });

  it('the administrador asks; the help promises what is checked, and the error speaks of words', async () => {
    const chamadas = abrirComo(Perfil.administrador, {
      [LISTA]: { body: { acessos: [] } },
      'POST /acessos-extraordinarios': { body: { idAcesso: 5 } },
    });
    expect(await screen.findByText(/^Com ao menos 8 palavras diferentes, diga por que/)).toBeDefined();
    expect(screen.queryByText(/ainda não usou/)).toBeNull();
    await userEvent.type(screen.getByLabelText('Protocolo da denúncia'), '00106.000001/2026-11');
    await userEvent.type(screen.getByLabelText('Motivo'), 'Quero ver.');
    await userEvent.click(screen.getByRole('button', { name: 'Pedir o acesso' }));
    expect((await screen.findAllByText('Escreva ao menos 8 palavras diferentes.')).length).toBeGreaterThan(0);
    await userEvent.clear(screen.getByLabelText('Motivo'));
    await userEvent.type(screen.getByLabelText('Motivo'), MOTIVO);
    await userEvent.click(screen.getByRole('button', { name: 'Pedir o acesso' }));
    await waitFor(() => expect(chamadas.some(({ key }) => key.startsWith('POST'))).toBe(true));
  });

  it('who asked reads; who may not decide sees no form', async () => {
    abrirComo(Perfil.administrador, {
      [LISTA]: { body: { acessos: [acesso({ situacao: 'vale', podeDecidir: false, podeLer: true })] } },
    });
    expect(await screen.findByRole('link', { name: 'Ler a denúncia' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Decidir' })).toBeNull();
  });
});
