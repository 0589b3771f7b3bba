import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import CriarPage from './criar-page.tsx';
import SiorgPage from './siorg-page.tsx';

const resumo = (codigo: number, nome: string, sigla: string | null = null) => ({
  codigo,
  nome,
  sigla,
  ativo: true,
});
const cgu = {
  ...resumo(214460, 'Controladoria-Geral da União', 'CGU'),
  idPai: 26,
  codigoTipoUnidade: 'orgao',
  codigoOrgaoEntidade: 214460,
  codigoEsfera: '1',
  codigoPoder: '1',
  telefone: '(61) 2020-7241',
  email: null,
  site: null,
  endereco: null,
  competencia: null,
  manual: false,
  versao: 3,
  caminho: [resumo(26, 'Presidência da República', 'PR')],
  ouvidorias: [{ idOuvidoria: 6, nome: 'CGU – Ouvidoria', ativa: true }],
  historico: [
    {
      idMudanca: 1,
      codigo: 214460,
      tipo: 'alterada',
      nome: 'CGU',
      antes: { telefone: null },
      depois: { telefone: '(61) 2020-7241' },
      responsavel: 'Ana Admin',
      ocorridaEm: '2026-03-01T12:00:00Z',
      importacao: 'estrutura.json',
    },
  ],
};
const contagens = { nova: 2, alterada: 1, movida: 0, reativada: 0, inativada: 1 };
const importacao = {
  idImportacao: 9,
  origem: 'arquivo',
  nome: 'estrutura.json',
  escopo: 'parte',
  situacao: 'proposta',
  unidades: 4,
  contagens,
  totalDeProblemas: 1,
  responsavel: 'Ana Admin',
  criadaEm: '2026-03-12T12:00:00Z',
  encerradaEm: null,
};
const leituras: Respostas = {
  'GET /orgaos-siorg/filhas': {
    body: {
      itens: [{ ...resumo(26, 'Presidência da República', 'PR'), temFilhas: true }],
      proximoCursor: null,
    },
  },
  'GET /orgaos-siorg/filhas?idPai=26': {
    body: { itens: [{ ...resumo(214460, cgu.nome, 'CGU'), temFilhas: false }], proximoCursor: null },
  },
  'GET /orgaos-siorg/214460': { body: cgu },
  'GET /orgaos-siorg': {
    body: {
      itens: [{ ...resumo(214460, cgu.nome, 'CGU'), caminho: ['PR'], ouvidorias: ['CGU – Ouvidoria'] }],
      proximoCursor: null,
    },
  },
  'GET /orgaos-siorg/importacoes': { body: { itens: [importacao], proximoCursor: null, temServico: false } },
  'GET /orgaos-siorg/importacoes/9': {
    body: {
      ...importacao,
      problemas: [{ tipo: 'ciclo', codigo: 5, texto: 'Unidade 5 ficaria abaixo de si mesma.' }],
      vencida: false,
    },
  },
  'GET /orgaos-siorg/importacoes/9/mudancas?tipo=nova': {
    body: {
      itens: [
        {
          idMudanca: 1,
          codigo: 500,
          tipo: 'nova',
          nome: 'Secretaria nova',
          antes: null,
          depois: { nome: 'Secretaria nova', idPai: 26, superior: 'PR' },
          ouvidorias: [],
        },
      ],
      proximoCursor: null,
    },
  },
  'GET /orgaos-siorg/importacoes/9/mudancas?tipo=inativada': {
    body: {
      itens: [
        {
          idMudanca: 2,
          codigo: 214460,
          tipo: 'inativada',
          nome: 'CGU',
          antes: { ativo: true },
          depois: { ativo: false },
          ouvidorias: ['CGU – Ouvidoria'],
        },
      ],
      proximoCursor: null,
    },
  },
};

const open = (mais: Respostas = {}, endereco = '/orgao-siorg') => {
  const chamadas = servir({ ...leituras, ...mais });
  abrir(SiorgPage, '/orgao-siorg', endereco);
  return chamadas;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('S2-30 the federal directory', () => {
  it('asks for what is below a unit only when it is opened, by the keyboard alone', async () => {
    const chamadas = open();
    const botao = await screen.findByRole('button', {
      name: 'Unidades abaixo de PR – Presidência da República',
    });
    expect(chamadas.some(({ key }) => key.includes('idPai=26'))).toBe(false);
    botao.focus();
    await userEvent.keyboard('{Enter}');
    expect(botao.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(await screen.findByRole('button', { name: `CGU – ${cgu.nome}` }));
    const aberta = await screen.findByRole('region', { name: 'Unidade aberta' });
    expect(await within(aberta).findByText('CGU – Ouvidoria')).toBeDefined();
    expect(within(aberta).getByText(/importação de estrutura.json/)).toBeDefined();
    expect(screen.getByLabelText('endereço').textContent).toBe('/orgao-siorg?unidade=214460');
  });

  it('finds by name, sigla or code, with the path of each', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Procurar'), 'controladoria');
    await userEvent.click(screen.getByRole('button', { name: 'Procurar' }));
    const linha = await screen.findByRole('row', { name: /Controladoria-Geral/ });
    expect(within(linha).getByText('PR')).toBeDefined();
    expect(within(linha).getByText('CGU – Ouvidoria')).toBeDefined();
  });

  it('inactivates after saying which offices stay tied', async () => {
    const INATIVAR = 'POST /orgaos-siorg/214460/inativar';
    const chamadas = open({ [INATIVAR]: { body: { ok: true } } }, '/orgao-siorg?unidade=214460');
    await userEvent.click(await screen.findByRole('button', { name: 'Inativar' }));
    const janela = await screen.findByRole('dialog', { name: 'Inativar a unidade?' });
    expect(within(janela).getByText(/Continuam ligadas a ela: CGU – Ouvidoria/)).toBeDefined();
    await userEvent.click(within(janela).getByRole('button', { name: 'Inativar' }));
    expect(await screen.findByText('Unidade inativada.')).toBeDefined();
    expect(chamadas.find(({ key }) => key === INATIVAR)?.body).toEqual({ versao: 3 });
  });

  it('a person who edits a unit that another changed is told, and loses nothing typed', async () => {
    open(
      {
        'PUT /orgaos-siorg/214460': recusa(409, 'Outra pessoa mudou esta unidade.', {
          code: 'siorg.unidade-mudou',
        }),
      },
      '/orgao-siorg?unidade=214460',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
    const nome = await screen.findByLabelText('Nome');
    await userEvent.clear(nome);
    await userEvent.type(nome, 'Outro nome');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Outra pessoa mudou esta unidade.')).toBeDefined();
    expect((screen.getByLabelText('Nome') as HTMLInputElement).value).toBe('Outro nome');
  });
});

describe('S2-30 an import', () => {
  it('shows counts, problems and a list per kind, then is applied after a second word', async () => {
    const APLICAR = 'POST /orgaos-siorg/importacoes/9/aplicar';
    const chamadas = open({ [APLICAR]: { body: { ok: true } } }, '/orgao-siorg?aba=importar&importacao=9');
    expect(await screen.findByRole('tab', { name: /Novas/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /superiores de si mesmas \(1\)/ })).toBeDefined();
    expect(await screen.findAllByText('Secretaria nova')).toHaveLength(2);
    await userEvent.click(screen.getByRole('tab', { name: /Deixam de existir/ }));
    expect(await screen.findByText('Ouvidoria ligada: CGU – Ouvidoria')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar ao diretório' }));
    const janela = await screen.findByRole('dialog', { name: 'Aplicar ao diretório?' });
    expect(within(janela).getByText('Deixam de existir: 1')).toBeDefined();
    expect(chamadas.some(({ key }) => key === APLICAR)).toBe(false);
    await userEvent.click(within(janela).getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText(/O diretório está como a estrutura diz/)).toBeDefined();
  });

  it('that waits for a decision is named before another one takes its place', async () => {
    open({}, '/orgao-siorg?aba=importar');
    expect(await screen.findByText('Há uma comparação à espera de uma decisão.')).toBeDefined();
    expect(screen.getByText(/Se você comparar de novo, ela é descartada\./)).toBeDefined();
  });

  it('one the directory has outgrown cannot be applied', async () => {
    open(
      {
        'GET /orgaos-siorg/importacoes/9': {
          body: { ...importacao, totalDeProblemas: 0, problemas: [], vencida: true },
        },
      },
      '/orgao-siorg?aba=importar&importacao=9',
    );
    expect(await screen.findByText('O diretório mudou depois desta comparação.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aplicar ao diretório' })).toBeNull();
  });
});

describe('S2-30 a unit made by hand', () => {
  it('needs a code and a name, and tells when the code exists', async () => {
    const chamadas = servir({
      'POST /orgaos-siorg': recusa(409, 'Já existe uma unidade com este código.', {
        details: { campos: { codigo: 'Já existe uma unidade com este código.' } },
      }),
    });
    abrir(CriarPage, '/orgao-siorg/criar', '/orgao-siorg/criar');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect((await screen.findAllByText('O campo Nome é obrigatório!')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText('Código'), '500');
    await userEvent.type(screen.getByLabelText('Nome'), 'Secretaria de Ensaios');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(chamadas).toHaveLength(1));
    expect(chamadas[0]?.body).toMatchObject({
      codigo: 500,
      nome: 'Secretaria de Ensaios',
      idPai: null,
      sigla: null,
    });
    expect((await screen.findAllByText('Já existe uma unidade com este código.')).length).toBeGreaterThan(0);
  });
});
