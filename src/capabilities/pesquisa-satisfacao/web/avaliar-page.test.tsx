import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import AvaliarPage from './avaliar-page.tsx';
import type { Pesquisa } from './pesquisa-queries.ts';

const VER = 'GET /manifestacoes/42/pesquisa';
const AVALIAR = 'POST /manifestacoes/42/avaliar';
const TOKEN = 'b'.repeat(40);

const umaPesquisa = (changes: Partial<Pesquisa> = {}): Pesquisa => ({
  numeroProtocolo: '00106.000001/2026-11',
  orgao: 'CGU – Controladoria-Geral da União',
  podeResponder: true,
  respondidaEm: null,
  perguntas: [
    { idPergunta: 1, descricao: 'A sua demanda foi atendida?', opcoes: [{ idOpcao: 1, descricao: 'Sim' }] },
    {
      idPergunta: 2,
      descricao: 'A resposta fornecida foi fácil de compreender?',
      opcoes: [{ idOpcao: 5, descricao: 'Fácil' }],
    },
    {
      idPergunta: 3,
      descricao: 'Você está satisfeito(a) com o atendimento prestado?',
      opcoes: [{ idOpcao: 10, descricao: 'Satisfeito' }],
    },
  ],
  ...changes,
});

const open = (endereco = '/manifestacao/avaliar/42') =>
  abrir(AvaliarPage, '/manifestacao/avaliar/:idManifestacao', endereco);

afterEach(() => vi.unstubAllGlobals());

describe('the survey', () => {
  it('exchanges the link of the mail once and takes it out of the address', async () => {
    const chamadas = servir({
      'POST /manifestacoes/42/pesquisa/abrir': { body: { ok: true } },
      [VER]: { body: umaPesquisa() },
    });
    open(`/manifestacao/avaliar/42#token=${TOKEN}`);
    expect(await screen.findByRole('radiogroup', { name: 'A sua demanda foi atendida?' })).toBeDefined();
    expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/avaliar/42');
    expect(chamadas.map(({ key }) => key)).toEqual(['POST /manifestacoes/42/pesquisa/abrir', VER]);
  });

  it('sends the three answers and the comment, and thanks', async () => {
    let respondidaEm: string | null = null;
    const chamadas = servir({
      [VER]: () => ({ body: umaPesquisa({ respondidaEm, podeResponder: respondidaEm === null }) }),
      [AVALIAR]: () => {
        respondidaEm = '2026-03-06T13:00:00Z';
        return { body: { ok: true } };
      },
    });
    open();
    for (const opcao of ['Sim', 'Fácil', 'Satisfeito'])
      await userEvent.click(await screen.findByRole('radio', { name: opcao }));
    await userEvent.type(screen.getByLabelText(/Comentário/), 'Rápido.');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
    expect(await screen.findByText('Avaliação registrada.')).toBeDefined();
    expect(chamadas.find(({ key }) => key === AVALIAR)?.body).toEqual({
      idDemandaAtendida: 1,
      idFacilidade: 5,
      idSatisfacao: 10,
      comentario: 'Rápido.',
    });
    expect(document.activeElement?.textContent).toBe('Obrigado por avaliar');
  });

  it('says which question has no answer', async () => {
    const chamadas = servir({ [VER]: { body: umaPesquisa() } });
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Sim' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar avaliação' }));
    await waitFor(() => expect(screen.getByText('Há 2 campos para corrigir:')).toBeDefined());
    const pergunta = 'Responda: A resposta fornecida foi fácil de compreender?';
    expect(screen.getByRole('link', { name: pergunta })).toBeDefined();
    expect(chamadas.some(({ key }) => key === AVALIAR)).toBe(false);
  });

  it('explains why there is nothing to rate yet, or nothing here', async () => {
    servir({ [VER]: { body: umaPesquisa({ podeResponder: false }) } });
    open();
    expect(await screen.findByRole('heading', { name: 'Ainda não é hora de avaliar' })).toBeDefined();
  });

  it('shows nothing to people who may not see the case', async () => {
    servir({ [VER]: recusa(404, 'Manifestação não encontrada.') });
    open();
    expect(await screen.findByRole('heading', { name: 'Não há o que avaliar neste endereço' })).toBeDefined();
  });
});
