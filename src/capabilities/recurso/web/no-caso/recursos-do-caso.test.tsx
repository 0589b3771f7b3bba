import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Respostas } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { abrirCaso, umCasoDaEquipe } from '#capabilities/tratamento/web/testing-tratar.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { umRecurso, umRecursoDecidido } from '../testing-recurso.ts';

const RECURSOS = 'GET /manifestacoes/42/recursos';
const PEDIDO = { idTipoManifestacao: 8, descTipoManifestacao: 'Acesso à Informação' };

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

const comRecursos = (recursos: readonly RecursoVisto[], outras: Respostas = {}) =>
  abrirCaso({
    caso: umCasoDaEquipe({ tipo: PEDIDO }),
    outras: { [RECURSOS]: { body: recursos }, ...outras },
  });

const secao = async () => within(await screen.findByRole('region', { name: 'Recursos' }));

describe('the appeals on the page of the office that answered', () => {
  it('have their term or their outcome, and lead to their page', async () => {
    const segunda = { id: 2, descricao: 'Segunda Instância' };
    comRecursos([umRecursoDecidido({ atos: [] }), umRecurso({ idRecurso: 8, instancia: segunda })]);
    const recursos = await secao();
    expect(recursos.getByText('Indeferido')).toBeDefined();
    expect(recursos.getByText('Faltam 4 dias')).toBeDefined();
    expect(recursos.getByRole('link', { name: 'Segunda Instância' }).getAttribute('href')).toBe(
      '/recurso/responder/8',
    );
    expect(recursos.queryByRole('button')).toBeNull();
  });

  it('are where the office answers what the instance asked', async () => {
    const esclarecimento = {
      idEsclarecimento: 1,
      pergunta: 'A planilha existe?',
      solicitante: 'Caio (CGU)',
      pedidoEm: '2026-03-11T13:00:00Z',
      prazo: '2026-03-14',
      resposta: null,
      respondente: null,
      respondidoEm: null,
      encerradoEm: null,
    };
    const chamadas = comRecursos([umRecurso({ atos: ['esclarecer'], esclarecimentos: [esclarecimento] })], {
      'POST /recursos/7/esclarecer': { body: { ok: true } },
    });
    const recursos = await secao();
    expect(recursos.getByText('A planilha existe?')).toBeDefined();
    await userEvent.click(recursos.getByRole('button', { name: 'Responder ao esclarecimento' }));
    await userEvent.click(await recursos.findByLabelText('Esclarecimento do órgão'));
    await userEvent.paste('Existe, em papel.');
    await userEvent.click(recursos.getByRole('button', { name: 'Enviar esclarecimento' }));
    expect(await screen.findByText(/Esclarecimento enviado a quem julga/)).toBeDefined();
    expect(chamadas.find(({ key }) => key === 'POST /recursos/7/esclarecer')?.body).toEqual({
      versao: 1,
      resposta: 'Existe, em papel.',
    });
  });

  it('lead to the correction of a decision where it may be asked for', async () => {
    comRecursos([umRecursoDecidido({ atos: ['abrirIncidente'] })]);
    const link = (await secao()).getByRole('link', { name: 'Abrir incidente de correção' });
    expect(link.getAttribute('href')).toBe('/manifestacao/incidente-correcao/criar?ids=7');
  });

  it('are asked for only where the access law has to do with the case', async () => {
    const chamadas = abrirCaso();
    await screen.findByRole('group', { name: 'O que fazer agora' });
    expect(chamadas.some(({ key }) => key === RECURSOS)).toBe(false);
  });

  it('are asked for where a request became something else: its revisão may be pending', async () => {
    const mudanca = {
      acao: 'Alteração de tipo',
      frase: 'O tipo da manifestação mudou.',
      responsavel: 'Renata (CGU)',
      ocorridoEm: '2026-03-03T13:00:00Z',
      isVisualizacao: false,
    };
    const chamadas = abrirCaso({
      caso: umCasoDaEquipe({ historico: [mudanca] }),
      outras: { [RECURSOS]: { body: [] } },
    });
    await waitFor(() => expect(chamadas.some(({ key }) => key === RECURSOS)).toBe(true));
    expect(screen.queryByRole('region', { name: 'Recursos' })).toBeNull();
  });
});
