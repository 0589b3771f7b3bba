import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { confirmar } from '#shell/atos/testing-ato.tsx';
import DenunciarDecisaoPage from './denunciar-decisao-page.tsx';
import DenunciarRespostaPage from './denunciar-resposta-page.tsx';
import { umaDenuncia, umDescumprimento } from './testing-denuncia.ts';

const VER = 'GET /manifestacoes/42/descumprimento';
const ENVIAR = 'POST /descumprimentos';
const ONDE = '/manifestacao/denuncia/criar/:idManifestacao';
const NA_DECISAO = '/manifestacao/cumprimento-decisao/denuncia/criar/:idManifestacao';
const TEXTO = 'As contas do segundo semestre não chegaram.';

const daDecisao = umDescumprimento({
  promessa: {
    contra: 'decisao',
    idRecurso: 9,
    resultado: 'Deferido',
    instancia: 'CGU',
    decididaEm: '2026-03-02T12:00:00Z',
    dataEntrega: '2026-03-10',
  },
});

const open = () => abrir(DenunciarRespostaPage, ONDE, '/manifestacao/denuncia/criar/42');
const escrever = async () => {
  await userEvent.type(await screen.findByLabelText(/O que não foi cumprido/), TEXTO);
  await userEvent.click(screen.getByRole('button', { name: 'Denunciar descumprimento' }));
};

afterEach(() => vi.unstubAllGlobals());

describe('reporting that a promise was not kept', () => {
  it('shows what was promised, until when and who decides, before anything is asked', async () => {
    servir({ [VER]: { body: umDescumprimento() } });
    open();
    expect(await screen.findByText('IFCE – Instituto Federal do Ceará')).toBeDefined();
    expect(screen.getByText(/^Acesso Concedido, em /)).toBeDefined();
    expect(screen.getByText(/11\/03\/2026/)).toBeDefined();
    expect(screen.getByText('CGU – Controladoria-Geral da União, em 5 dias')).toBeDefined();
  });

  it('asks once more, sends, and says who decides until when', async () => {
    const chamadas = servir({
      [VER]: { body: umDescumprimento() },
      [ENVIAR]: {
        body: { idDenuncia: 7, quemDecide: 'CGU – Controladoria-Geral da União', prazo: '2026-03-17' },
      },
    });
    open();
    await escrever();
    expect(chamadas.some(({ key }) => key === ENVIAR)).toBe(false);
    await confirmar('Enviar');
    expect(await screen.findByRole('heading', { name: 'Denúncia registrada' })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Denúncia registrada');
    expect(screen.getByText(/decide até .*17\/03\/2026/)).toBeDefined();
    expect(chamadas.find(({ key }) => key === ENVIAR)?.body).toEqual({
      chaveEnvio: expect.stringMatching(/^[0-9a-f-]{36}$/),
      idManifestacao: 42,
      contra: 'resposta',
      texto: TEXTO,
    });
  });

  it('a second try after a failure is the same sending', async () => {
    let vezes = 0;
    const chamadas = servir({
      [VER]: { body: umDescumprimento() },
      [ENVIAR]: () => {
        vezes += 1;
        return vezes === 1
          ? recusa(503, 'Tente de novo.')
          : { body: { idDenuncia: 7, quemDecide: 'CGU', prazo: '2026-03-17' } };
      },
    });
    open();
    await escrever();
    await confirmar('Enviar');
    expect(await screen.findByText('Não foi possível enviar.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Denunciar descumprimento' }));
    await confirmar('Enviar');
    await screen.findByRole('heading', { name: 'Denúncia registrada' });
    const chaves = chamadas
      .filter(({ key }) => key === ENVIAR)
      .map(({ body }) => (body as { chaveEnvio: string }).chaveEnvio);
    expect(chaves).toHaveLength(2);
    expect(new Set(chaves).size).toBe(1);
  });

  it('says that a text is missing', async () => {
    const chamadas = servir({ [VER]: { body: umDescumprimento() } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Denunciar descumprimento' }));
    expect(await screen.findByText(/Há um campo para corrigir/)).toBeDefined();
    expect(chamadas.some(({ key }) => key === ENVIAR)).toBe(false);
  });

  it('leads to the screen of the decision where that was granted last', async () => {
    servir({ [VER]: { body: daDecisao } });
    open();
    await vi.waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toBe(
        '/manifestacao/cumprimento-decisao/denuncia/criar/42',
      ),
    );
  });

  it('against a decision names the instance', async () => {
    servir({ [VER]: { body: daDecisao } });
    abrir(DenunciarDecisaoPage, NA_DECISAO, '/manifestacao/cumprimento-decisao/denuncia/criar/42');
    expect(await screen.findByText(/^Deferido, CGU, em /)).toBeDefined();
  });
});

describe('where there is nothing to report', () => {
  it('says why, and shows what was reported and decided', async () => {
    servir({
      [VER]: {
        body: umDescumprimento({
          aberta: false,
          motivo: 'Você já denunciou o descumprimento desta decisão.',
          denuncias: [
            umaDenuncia({
              situacao: 'decidida',
              decisao: {
                procedente: true,
                novaData: null,
                texto: 'O órgão deve entregar.',
                responsavel: 'Gustavo (CGU)',
                respondidaEm: '2026-03-13T12:00:00Z',
              },
            }),
          ],
        }),
      },
    });
    open();
    expect(await screen.findByText('Você já denunciou o descumprimento desta decisão.')).toBeDefined();
    expect(screen.getByText('O órgão deve entregar.')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('does not say of whom a request is', async () => {
    servir({ [VER]: recusa(404, 'Manifestação não encontrada.') });
    open();
    expect(await screen.findByRole('heading', { name: 'Não encontramos este pedido' })).toBeDefined();
  });

  it('offers to try again when the server fails', async () => {
    servir({ [VER]: recusa(503, 'Fora do ar.') });
    open();
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});

describe('without a request in the address', () => {
  const semId = () =>
    abrir(DenunciarRespostaPage, '/manifestacao/denuncia/criar', '/manifestacao/denuncia/criar');
  const item = {
    idManifestacao: 42,
    numeroProtocolo: '23546.000001/2026-11',
    resumo: 'Gastos com iluminação',
    orgao: 'IFCE – Instituto Federal do Ceará',
    promessa: daDecisao.promessa,
  };

  it('the person chooses among their own', async () => {
    servir({ 'GET /descumprimentos/denunciaveis': { body: [item] } });
    semId();
    const link = await screen.findByRole('link', {
      name: 'Denunciar o descumprimento do pedido 23546.000001/2026-11',
    });
    expect(link.getAttribute('href')).toBe('/manifestacao/cumprimento-decisao/denuncia/criar/42');
  });

  it('is told when there is none', async () => {
    servir({ 'GET /descumprimentos/denunciaveis': { body: [] } });
    semId();
    expect(
      await screen.findByRole('heading', { name: 'Nenhum pedido seu tem entrega vencida' }),
    ).toBeDefined();
  });
});
