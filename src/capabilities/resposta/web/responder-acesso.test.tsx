import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Respostas } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { PUBLICAVEL } from '#capabilities/conteudo-da-resposta/domain/acesso-em-palavras.ts';
import { abrirAto, confirmar, escolherOpcao, feitas, umCasoEscolhido } from '#shell/atos/testing-ato.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { nadaFicaParaDepois, oQueSaiAoSair } from '#testing/para-depois.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { Responder } from './responder.tsx';

const GUARDAR = 'PUT /tratamento/1/rascunho-resposta';
const RESPONDER = 'POST /tratamento/responder';
const TEXTO = 'Esta é a resposta do órgão ao pedido.';

const decisao = (codigoDecisao: number, descricaoDecisao: string) => ({
  codigoDecisao,
  descricaoDecisao,
  idTipoFormulario: 3,
});
const especificacao = (id: number, codigoDecisao: number, descricao: string) => ({
  idClassificacaoAvaliacaoManifestacao: id,
  descClassificacaoAvaliacaoManifestacao: descricao,
  codigoDecisao,
});
const detalhamento = (id: number, descricao: string) => ({
  idDetalhamentoEspecificacaoManifestacao: id,
  descDetalhamentoEspecificacaoManifestacao: descricao,
});

const maria = { nome: 'Maria', email: 'maria@x.org', telefone: null, documento: null, endereco: null };
const doCaso = (changes: object = {}) => ({
  body: {
    idManifestacao: 1,
    idModoResposta: 1,
    passos: [],
    semelhantes: [],
    manifestante: maria,
    ouvidoria: { idOuvidoria: 6, sigla: 'CGU', nomeOuvidoria: 'Controladoria-Geral da União' },
    tipo: { idTipoManifestacao: 8, descTipoManifestacao: 'Acesso à Informação' },
    grupo: null,
    ...changes,
  },
});

const padrao: Respostas = {
  'GET /tratamento/1': doCaso(),
  'GET /tratamento/1/rascunho-resposta': { body: { rascunho: null } },
  [GUARDAR]: { body: { atualizadoEm: '2026-03-12T12:00:00Z' } },
  'GET /tratamento/modelos': { body: [] },
  'GET /tratamento/modelos?idOuvidoria=6': { body: [] },
  'GET /api/codigos-decisao?idTipoFormulario=3': {
    body: [
      decisao(5, 'Acesso Concedido'),
      decisao(1, 'Acesso Negado'),
      decisao(3, 'Informação Inexistente'),
      decisao(4, 'Não se trata de solicitação de informação'),
      decisao(7, 'Pergunta Duplicada/Repetida'),
    ],
  },
  'GET /api/codigos-especificacao-decisao': {
    body: [
      especificacao(1, 5, 'Resposta solicitada inserida no sistema'),
      especificacao(5, 5, 'Data, hora e local para consulta agendados'),
      especificacao(8, 1, 'Dados pessoais'),
      especificacao(10, 1, 'Informação sigilosa classificada'),
    ],
  },
  'GET /api/detalhamentos-especificacoes-manifestacao': {
    body: [detalhamento(1, 'Integral'), detalhamento(3, 'Com tarjamento')],
  },
};

const abrirEditor = async (respostas: Respostas = {}) => {
  const aberto = abrirAto(Responder, [umCasoEscolhido(1, 8)], { ...padrao, ...respostas });
  await userEvent.click(await screen.findByLabelText('Resposta'));
  await userEvent.paste(TEXTO);
  return aberto;
};
const decidir = async (nome: string, como?: string) => {
  await escolherOpcao('Decisão', nome);
  if (como) await escolherOpcao('Especificação', como);
};
const responder = () => userEvent.click(screen.getByRole('button', { name: 'Responder' }));
const falta = () =>
  [
    ...(screen.getByRole('heading', { name: 'O que não pode faltar' }).nextElementSibling?.children ?? []),
  ].map((item) => item.textContent);

nadaFicaParaDepois();
afterEach(async () => {
  cleanup();
  await oQueSaiAoSair();
  vi.unstubAllGlobals();
  banco.clear();
  usuarioStore.set(null);
});

describe('Decreto 7.724/2012, art. 19: a decision that does not grant the request', () => {
  it('found to be no request asks for the ground and for the right place to ask', async () => {
    const { chamadas } = await abrirEditor({ [RESPONDER]: feitas(1) });
    await decidir('Não se trata de solicitação de informação');
    expect(falta()).toEqual(expect.arrayContaining([expect.stringContaining('Onde pedir')]));
    await userEvent.click(screen.getByLabelText('Fundamento legal'));
    await userEvent.paste('Lei 12.527/2011, art. 7º.');
    await userEvent.click(screen.getByLabelText('Onde pedir'));
    await userEvent.paste('Na ouvidoria, como solicitação.');
    await responder();
    await confirmar('Responder');
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === RESPONDER)?.body).toMatchObject({
        idCodigoDecisao: 4,
        detalhes: {
          fundamentoLegal: 'Lei 12.527/2011, art. 7º.',
          ondePedir: 'Na ouvidoria, como solicitação.',
        },
      }),
    );
  });

  it('Lei 12.527/2011, art. 11: repeated, asks for the protocol of the earlier request and checks its digits', async () => {
    await abrirEditor();
    await decidir('Pergunta Duplicada/Repetida');
    await userEvent.type(screen.getByLabelText('Protocolo do pedido anterior'), '00106.000123/2024-49');
    await responder();
    expect(
      (await screen.findAllByText('Este número não é de um protocolo. Confira os dígitos.')).length,
    ).toBeGreaterThan(0);
  });
});

describe('the answer to an access request', () => {
  it('has a decision and its specification, and goes as publishable', async () => {
    const { chamadas } = await abrirEditor({ [RESPONDER]: feitas(1) });
    await decidir('Acesso Concedido');
    await responder();
    await screen.findAllByText('Escolha a especificação que corresponde a esta decisão.');
    await escolherOpcao('Especificação', 'Resposta solicitada inserida no sistema');
    await escolherOpcao('Detalhamento(opcional)', 'Com tarjamento');
    await responder();
    await confirmar('Responder');
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === RESPONDER)?.body).toMatchObject({
        idCodigoDecisao: 5,
        idEspecificacaoDecisao: 1,
        detalhes: { idDetalhamento: 3, publicavel: true },
      }),
    );
  });

  it('denied, asks for the legal ground, which may start from an article, and the list says so', async () => {
    await abrirEditor();
    expect(screen.queryByLabelText('Fundamento legal')).toBeNull();
    await decidir('Acesso Negado', 'Dados pessoais');
    expect(falta()).toContain('Fundamento legal: falta');
    await userEvent.click(screen.getByRole('button', { name: /^Usar: Lei 12\.527\/2011, art\. 31/ }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Fundamento legal').value).toContain('art. 31');
    expect(falta()).toContain('Fundamento legal: feito');
    expect(screen.queryByRole('button', { name: /^Usar:/ })).toBeNull();
  });

  it('classified, asks for term, grade, authority and code, and names each that is missing', async () => {
    await abrirEditor();
    await decidir('Acesso Negado', 'Informação sigilosa classificada');
    expect(falta()).toEqual([
      'Texto da resposta: feito',
      'Decisão sobre o acesso: feito',
      'Especificação da decisão: feito',
      'Fundamento legal: falta',
      'Restrito até: falta',
      'Grau de sigilo: falta',
      'Autoridade que classificou: falta',
      'Código de indexação do documento: falta',
    ]);
    await responder();
    expect(await screen.findAllByText('O campo Autoridade que classificou é obrigatório!')).not.toHaveLength(
      0,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('not to be published asks why, and keeps it in the draft', async () => {
    const { chamadas } = await abrirEditor();
    await decidir('Informação Inexistente');
    await userEvent.click(screen.getByRole('radio', { name: /^Não pode ser publicado/ }));
    await userEvent.click(screen.getByLabelText('Por que não pode ser publicado'));
    await userEvent.paste('Trata da saúde.');
    expect(falta()).toContain('Por que não pode ser publicado: feito');
    await waitFor(
      () =>
        expect(chamadas.findLast(({ key }) => key === GUARDAR)?.body).toMatchObject({
          conteudo: {
            campos: {
              idCodigoDecisao: '3',
              detalhes: { publicavel: false, porQueNaoPublica: 'Trata da saúde.' },
            },
          },
        }),
      { timeout: 4000 },
    );
  });

  it('is previewed with all its parts, as the citizen will read them', async () => {
    signIn(aGestor());
    await abrirEditor();
    await decidir('Acesso Negado', 'Dados pessoais');
    await userEvent.click(screen.getByRole('button', { name: /^Usar: Lei 12\.527\/2011, art\. 31/ }));
    await escolherOpcao('Detalhamento(opcional)', 'Integral');
    await userEvent.click(screen.getByRole('button', { name: 'Ver como o cidadão vai ver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Como o cidadão vai ver' }));
    const valor = (rotulo: string) => dialog.getByText(rotulo).nextElementSibling?.textContent;
    expect(valor('Detalhamento')).toBe('Integral');
    expect(valor('Fundamento legal')).toContain('art. 31');
    expect(valor('Publicação')).toBe(PUBLICAVEL);
  });
});

describe('how the person wants the answer', () => {
  it('says what is left to be done by hand', async () => {
    await abrirEditor({ 'GET /tratamento/1': doCaso({ idModoResposta: 2 }) });
    expect(await screen.findByText('A pessoa quer receber por e-mail.')).toBeDefined();
    expect(screen.getByText(/Envie para maria@x\.org\./)).toBeDefined();
  });

  it('does not show a protected contact, and tells of one that is missing', async () => {
    await abrirEditor({ 'GET /tratamento/1': doCaso({ idModoResposta: 2, manifestante: null }) });
    expect(await screen.findByText(/estão protegidos/)).toBeDefined();
    cleanup();
    await abrirEditor({ 'GET /tratamento/1': doCaso({ idModoResposta: 3 }) });
    expect(await screen.findByText(/O cadastro não tem endereço/)).toBeDefined();
  });

  it('in person asks for day, hour and place', async () => {
    await abrirEditor({ 'GET /tratamento/1': doCaso({ idModoResposta: 4 }) });
    expect(await screen.findByText('A pessoa quer consultar pessoalmente.')).toBeDefined();
    await decidir('Acesso Concedido', 'Data, hora e local para consulta agendados');
    expect(falta()).toEqual(
      expect.arrayContaining([
        'Dia da consulta: falta',
        'Hora da consulta: falta',
        'Local da consulta: falta',
      ]),
    );
  });

  it('N10 the place is read for data of others too', async () => {
    await abrirEditor({ 'GET /tratamento/1': doCaso({ idModoResposta: 4 }) });
    await decidir('Acesso Concedido', 'Data, hora e local para consulta agendados');
    await userEvent.click(screen.getByLabelText(/^Local da consulta/));
    await userEvent.paste('Sala 12; o celular da arquivista é (85) 99876-5432.');
    expect(await screen.findByRole('button', { name: 'Tirar (85) 99876-5432 do texto' })).toBeDefined();
  });

  it('by the system needs nothing said', async () => {
    await abrirEditor();
    expect(screen.queryByText(/^A pessoa quer/)).toBeNull();
  });
});
