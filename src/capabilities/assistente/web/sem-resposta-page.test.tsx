import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import type { PerguntaSemResposta } from '../contract.ts';
import SemRespostaPage from './sem-resposta-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pergunta: PerguntaSemResposta = {
  idPergunta: 7,
  texto: 'Posso levar cachorro ao balcão?',
  soContagem: false,
  vezes: 12,
  primeiraEm: '2026-03-01T12:00:00.000Z',
  ultimaEm: '2026-03-12T12:00:00.000Z',
  tratadaEm: null,
  tratadaPor: null,
};
const LISTA = 'GET /assistente/sem-resposta';
const AVALIACOES = 'GET /assistente/avaliacoes';
const pagina = (...itens: PerguntaSemResposta[]) => ({
  body: { itens, total: itens.length, proximoCursor: null },
});

describe('the questions that found nothing', () => {
  it('are listed with their counts and marked as handled', async () => {
    let isTratada = false;
    const chamadas = servir({
      [LISTA]: () => (isTratada ? pagina() : pagina(pergunta)),
      [AVALIACOES]: { body: { uteis: 8, inuteis: 2, fontes: [{ fonte: '/manual', uteis: 1, inuteis: 2 }] } },
      'POST /assistente/sem-resposta/7/tratar': () => {
        isTratada = true;
        return { body: { ok: true } };
      },
    });
    abrir(SemRespostaPage, '/assistente/sem-resposta', '/assistente/sem-resposta');
    expect(await screen.findByRole('rowheader', { name: pergunta.texto })).toBeDefined();
    expect(screen.getByRole('cell', { name: '12' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Avaliações das respostas' }).textContent).toContain(
      '8 ajudaram e 2 não',
    );
    await userEvent.click(screen.getByRole('button', { name: /^Marcar como tratada/ }));
    expect(await screen.findByText(`Marcada como tratada: ${pergunta.texto}`)).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Nenhuma pergunta sem resposta' })).toBeDefined();
    expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ tratada: true });
  });

  it('lead with one press to the form of a new question; a mere count does not', async () => {
    servir({
      [LISTA]: pagina(pergunta, { ...pergunta, idPergunta: 8, texto: 'Não guardadas', soContagem: true }),
      [AVALIACOES]: { body: { uteis: 0, inuteis: 0, fontes: [] } },
    });
    abrir(SemRespostaPage, '/assistente/sem-resposta', '/assistente/sem-resposta');
    const links = await screen.findAllByRole('link', { name: /^Escrever a resposta/ });
    expect(links).toHaveLength(1);
    expect(links[0]?.getAttribute('href')).toBe('/configuracoes/ajuda/cadastrar');
  });

  it('that were handled are opened anew', async () => {
    const chamadas = servir({
      [LISTA]: pagina({ ...pergunta, tratadaEm: '2026-03-12T12:00:00.000Z', tratadaPor: 'Ana Lima' }),
      [AVALIACOES]: { body: { uteis: 0, inuteis: 0, fontes: [] } },
      'POST /assistente/sem-resposta/7/tratar': { body: { ok: true } },
    });
    abrir(SemRespostaPage, '/assistente/sem-resposta', '/assistente/sem-resposta?situacao=tratadas');
    await userEvent.click(await screen.findByRole('button', { name: /^Reabrir/ }));
    await waitFor(() =>
      expect(chamadas.some(({ body }) => JSON.stringify(body) === '{"tratada":false}')).toBe(true),
    );
    expect(chamadas.some(({ key }) => key.includes('situacao=tratadas'))).toBe(true);
  });
});
