import '#web/atos-do-produto.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { Perfil } from '#kernel/perfil.ts';
import { tituloStore } from '#shell/navegacao/titulo.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { findScreen } from '#web/screen-list.ts';
import type { PerguntaAdministrada } from '../contract.ts';
import { textosDeAjuda } from '../domain/textos-de-ajuda.ts';
import CadastrarPage from './cadastrar-pergunta-page.tsx';
import PerguntaPage from './conteudo/pergunta-page.tsx';
import EditarPage from './editar-pergunta-page.tsx';
import GerenciarPage from './gerenciar-ajuda-page.tsx';
import ProcurarPage from './procurar-page.tsx';

beforeEach(() =>
  signIn(
    aGestor({ login: 'admin', perfilAtual: { idPerfil: Perfil.administrador, descPerfil: 'Administrador' } }),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

const pergunta: PerguntaAdministrada = {
  idPergunta: 7,
  slug: 'quanto-custa',
  tema: 'conta',
  pergunta: 'Quanto custa?',
  resposta: 'Nada, é **gratuito**.',
  sinonimos: ['preço', 'valor'],
  ativa: true,
  destaque: false,
  ordem: 10,
  versao: 3,
  autor: null,
  alteradaEm: null,
};

it('every page the help names is a screen', () => {
  const semTela = textosDeAjuda.filter(({ endereco }) => !findScreen(new URL(endereco, 'http://x').pathname));
  expect(semTela.map(({ endereco }) => endereco)).toEqual([]);
});

describe('a question at its own address', () => {
  const open = (respostas: Respostas) => {
    servir(respostas);
    abrir(PerguntaPage, '/perguntas-frequentes/:slug', '/perguntas-frequentes/quanto-custa');
  };

  it('is read, copied and printed, and leads to others of its subject', async () => {
    open({
      'GET /ajuda/perguntas/quanto-custa': {
        body: { ...pergunta, parecidas: [{ slug: 'outra', pergunta: 'E outra?' }] },
      },
    });
    expect((await screen.findByText('gratuito')).tagName).toBe('STRONG');
    expect(tituloStore.get()).toBe('Quanto custa?');
    expect(screen.getByRole('link', { name: 'E outra?' }).getAttribute('href')).toBe(
      '/perguntas-frequentes/outra',
    );
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDefined();
  });

  it('that does not exist says so', async () => {
    open({
      'GET /ajuda/perguntas/quanto-custa': recusa(404, 'Não existe.'),
    });
    expect(await screen.findByText('Não há pergunta neste endereço')).toBeDefined();
  });
});

describe('the result page of the header’s search', () => {
  const open = (grupos: unknown, endereco = '/procurar?q=senha') => {
    const chamadas = servir({ 'GET /ajuda/busca-do-site': { body: { grupos } } });
    abrir(ProcurarPage, '/procurar', endereco);
    return chamadas;
  };

  it('shows what was found by group', async () => {
    open([
      {
        grupo: 'ajuda',
        itens: [{ titulo: 'Esqueci', detalhe: 'Peça outra.', endereco: '/perguntas-frequentes/x' }],
      },
    ]);
    const grupo = await screen.findByRole('region', { name: 'Perguntas frequentes e manual' });
    expect(within(grupo).getByRole('link', { name: 'Esqueci' }).getAttribute('href')).toBe(
      '/perguntas-frequentes/x',
    );
    expect(screen.getByText('1 resultado.')).toBeDefined();
  });

  it('says where nothing matches, in the words of every search', async () => {
    open([]);
    expect(await screen.findByText('Ops! Não encontramos o que você está procurando!')).toBeDefined();
  });

  it('asks nothing for nothing', () => {
    const chamadas = open([], '/procurar');
    expect(chamadas).toEqual([]);
  });
});

describe('the questions as administrators keep them', () => {
  const LISTA = 'GET /ajuda/administrar';
  const lista = { [LISTA]: { body: { itens: [pergunta], proximoCursor: null } } };

  it('are listed and switched off after saying what that means', async () => {
    const chamadas = servir({
      ...lista,
      'POST /ajuda/administrar/7/situacao': { body: { idPergunta: 7, versao: 4 } },
    });
    abrir(GerenciarPage, '/configuracoes/ajuda', '/configuracoes/ajuda');
    await userEvent.click(await screen.findByRole('button', { name: 'Ações: Quanto custa?' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Desativar' }));
    const janela = screen.getByRole('dialog', { name: 'Desativar a pergunta?' });
    expect(within(janela).getByText(/Nada é apagado/)).toBeDefined();
    await userEvent.click(within(janela).getByRole('button', { name: 'Desativar' }));
    await screen.findByText('Pergunta desativada.');
    expect(chamadas.find(({ key }) => key.endsWith('/situacao'))?.body).toEqual({ versao: 3, ativa: false });
  });

  it('are tried out: what the assistant itself would answer, and what the search has', async () => {
    const chamadas = servir({
      ...lista,
      'GET /ajuda/procurar': {
        body: [
          {
            fonte: 'prazo',
            titulo: 'Prazo X',
            trecho: 'Em 30 dias.',
            endereco: '/manual#prazos',
            relevancia: 0.91,
          },
        ],
      },
      'POST /assistente/testar': {
        body: {
          intencao: 'prazo',
          paragrafos: ['A sessão dura 60 minutos.'],
          fontes: [
            { fonte: 'pergunta', titulo: 'Por quanto tempo?', endereco: '/perguntas-frequentes/sessao' },
          ],
          opcoes: ['Outra'],
          acoes: [],
          isRelato: false,
          sabe: true,
        },
      },
    });
    abrir(GerenciarPage, '/configuracoes/ajuda', '/configuracoes/ajuda?aba=testar');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'O que ele responderia?' }),
      'quanto tempo fico logado{Enter}',
    );
    const resposta = await screen.findByRole('region', { name: 'O assistente responderia' });
    expect(within(resposta).getByText('Prazo')).toBeDefined();
    expect(within(resposta).getByText('A sessão dura 60 minutos.')).toBeDefined();
    expect(within(resposta).getByRole('link', { name: 'Por quanto tempo?' }).getAttribute('href')).toBe(
      '/perguntas-frequentes/sessao',
    );
    expect(chamadas.find(({ key }) => key.startsWith('POST'))?.body).toEqual({
      texto: 'quanto tempo fico logado',
    });
    const busca = await screen.findByRole('region', { name: 'A busca acharia' });
    expect(within(busca).getByText('Prazo · 91 de 100')).toBeDefined();
  });

  it('begin with what somebody asked in vain, already in the form', async () => {
    servir({});
    const router = abrir(CadastrarPage, '/configuracoes/ajuda/cadastrar', '/assistente/sem-resposta');
    await act(() =>
      router.navigate('/configuracoes/ajuda/cadastrar', { state: { pergunta: 'posso pagar à vista' } }),
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pergunta' }).value).toBe(
      'Posso pagar à vista',
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Endereço' }).value).toBe(
      'posso-pagar-a-vista',
    );
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Outras formas de perguntar/ }).value,
    ).toBe('posso pagar à vista');
  });

  it('are written with what they become beside them, and an address that follows the question', async () => {
    const chamadas = servir({ 'POST /ajuda/administrar': { body: { idPergunta: 8, versao: 1 } } });
    abrir(CadastrarPage, '/configuracoes/ajuda/cadastrar', '/configuracoes/ajuda/cadastrar');
    await userEvent.type(screen.getByRole('textbox', { name: 'Pergunta' }), 'Posso pagar à vista?');
    await userEvent.click(screen.getByRole('textbox', { name: 'Endereço' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Tema' }), 'Conta{ArrowDown}{Enter}');
    await userEvent.type(screen.getByRole('textbox', { name: 'Resposta' }), 'Não há **nada** a pagar aqui.');
    const previa = screen.getByRole('region', { name: 'Prévia' });
    expect(within(previa).getByText('nada').tagName).toBe('STRONG');
    expect(within(previa).getByRole('heading', { name: 'Posso pagar à vista?' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Criar pergunta' }));
    await waitFor(() =>
      expect(chamadas.find(({ key }) => key === 'POST /ajuda/administrar')?.body).toMatchObject({
        slug: 'posso-pagar-a-vista',
        tema: 'conta',
        ordem: 0,
      }),
    );
  });

  it('are not written over unseen', async () => {
    const chamadas = servir({
      'GET /ajuda/administrar/7': { body: pergunta },
      'PUT /ajuda/administrar/7': {
        status: 409,
        body: { code: 'ajuda.pergunta-mudou', message: 'Ana salvou antes.', details: { versao: 4 } },
      },
    });
    abrir(EditarPage, '/configuracoes/ajuda/:idPergunta', '/configuracoes/ajuda/7');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Resposta' }), ' Sempre.');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText(/Ana salvou antes/);
    await userEvent.click(screen.getByRole('button', { name: 'Continuar com o que escrevi' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(
        chamadas
          .filter(({ key }) => key.startsWith('PUT'))
          .map(({ body }) => (body as { versao: number }).versao),
      ).toEqual([3, 4]),
    );
  });
});
