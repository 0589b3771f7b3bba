import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { readLocal } from '#capabilities/manifestacao/web/rascunho/rascunho-local.ts';
import { readRegistrando } from '#capabilities/manifestacao/web/registrar/registrando.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco, quebrarBanco } from '#testing/idb.ts';
import { aCidada, signIn } from '#testing/pessoa-no-navegador.ts';
import type { EventoDoAssistente, FimDaResposta } from '../contract.ts';
import type { TipoDoRegistro } from '../domain/tipos-de-manifestacao.ts';
import { aosPoucos, frasesDo } from './aos-poucos.ts';
import AssistentePage from './assistente-page.tsx';

const fimDe = (mudancas: Partial<FimDaResposta> = {}): FimDaResposta => ({
  tipo: 'fim',
  intencao: 'pergunta',
  fontes: [],
  opcoes: [],
  acoes: [],
  passo: null,
  isRelato: false,
  sabe: true,
  porModelo: false,
  selo: null,
  ...mudancas,
});

/** The stream of one answer, written by the test piece by piece. */
const fluxo = () => {
  let controle: ReadableStreamDefaultController<Uint8Array> | undefined;
  const corpo = new ReadableStream<Uint8Array>({
    start: (novo) => {
      controle = novo;
    },
  });
  const escrever = (texto: string) => controle?.enqueue(new TextEncoder().encode(texto));
  return {
    corpo,
    escrever,
    dizer: (...eventos: EventoDoAssistente[]) => {
      for (const evento of eventos) escrever(`data: ${JSON.stringify(evento)}\n\n`);
    },
    quebrar: (error: unknown) => controle?.error(error),
    fechar: () => controle?.close(),
  };
};

let fluxos: ReturnType<typeof fluxo>[];
let enviados: { readonly url: string; readonly corpo: Record<string, unknown> }[];
const ultimo = () => {
  const aberto = fluxos.at(-1);
  if (!aberto) throw new Error('nothing was asked');
  return aberto;
};

beforeEach(() => {
  fluxos = [];
  enviados = [];
  banco.clear();
  quebrarBanco(false);
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    enviados.push({ url, corpo: JSON.parse(String(init.body)) });
    if (url.endsWith('/avaliar')) return Response.json({ ok: true });
    const novo = fluxo();
    init.signal?.addEventListener('abort', () => novo.quebrar(new DOMException('', 'AbortError')));
    fluxos.push(novo);
    return new Response(novo.corpo, { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

const open = () => abrir(AssistentePage, '/assistente', '/assistente');
const campo = () => screen.getByRole('textbox', { name: 'Sua pergunta' });
const conversa = () => screen.getByRole('log', { name: 'Conversa com o assistente' });

const perguntar = async (texto: string): Promise<void> => {
  const quantos = fluxos.length;
  await userEvent.type(campo(), `${texto}{Enter}`);
  await waitFor(() => expect(fluxos).toHaveLength(quantos + 1));
};
const responder = async (texto: string, fim: Partial<FimDaResposta> = {}): Promise<void> => {
  ultimo().dizer({ tipo: 'texto', texto }, fimDe(fim));
  ultimo().fechar();
  await within(conversa()).findByText(texto);
  await waitFor(() => expect(conversa().getAttribute('aria-busy')).toBe('false'));
};

it('names the keys of a keyboard to who has one, and not on a touch screen', () => {
  const dica = () => screen.getByLabelText<HTMLTextAreaElement>('Sua pergunta').placeholder;
  open();
  expect(dica()).toContain('Enter');
  cleanup();
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  open();
  expect(dica()).toBe('Escreva aqui.');
});

describe('the conversation', () => {
  it('shows the answer as it comes, hidden from the log until it is whole, with its sources linked', async () => {
    open();
    await perguntar('Qual o prazo?');
    expect(enviados[0]?.corpo).toEqual({ texto: 'Qual o prazo?', passo: null, temRelato: false });
    ultimo().escrever('data: {"tipo":"texto","tex');
    ultimo().escrever('to":"São 30 "}\n\n');
    expect((await within(conversa()).findByText('São 30')).closest('[aria-hidden]')).not.toBeNull();
    expect(screen.getByText('O assistente está escrevendo…')).toBeDefined();
    ultimo().dizer(
      { tipo: 'texto', texto: 'dias.' },
      fimDe({
        fontes: [{ fonte: 'pergunta', titulo: 'Em quanto tempo?', endereco: '/perguntas-frequentes#a' }],
      }),
    );
    ultimo().fechar();
    const link = await within(conversa()).findByRole('link', { name: /Em quanto tempo\?/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/web/perguntas-frequentes#a',
      '_blank',
    ]);
    expect(screen.getByText('São 30 dias.').closest('[aria-hidden]')).toBeNull();
    expect(document.activeElement).toBe(campo());
  });

  it('brings back where it stood and answers with one press', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Quero registrar uma manifestação' }));
    await waitFor(() => expect(fluxos).toHaveLength(1));
    const passo = { em: 'arvore', pergunta: 'o-que-quer' } as const;
    await responder('O que você quer fazer?', { passo, opcoes: ['Elogiar um atendimento'] });
    await userEvent.click(screen.getByRole('button', { name: 'Elogiar um atendimento' }));
    await waitFor(() => expect(enviados[1]?.corpo).toMatchObject({ texto: 'Elogiar um atendimento', passo }));
    expect(screen.queryByRole('button', { name: 'Elogiar um atendimento' })).toBeNull();
  });

  it('forgets a beginning that is begun anew, and shows markup as letters', async () => {
    open();
    await perguntar('<b>oi</b>');
    ultimo().dizer({ tipo: 'texto', texto: 'Metade' }, { tipo: 'refazer' });
    await responder('<img src=x onerror=alert(1)>');
    expect(conversa().textContent).not.toContain('Metade');
    expect(conversa().querySelector('img, b')).toBeNull();
  });

  it('is stopped by Escape, and the field has the focus', async () => {
    open();
    await perguntar('Qual o prazo?');
    ultimo().dizer({ tipo: 'texto', texto: 'São 30' });
    await within(conversa()).findByText('São 30');
    screen.getByRole('button', { name: 'Parar a resposta' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(await within(conversa()).findByText('Resposta interrompida.')).toBeDefined();
    expect(document.activeElement).toBe(campo());
  });

  it('says so when the server refuses, breaks off or cannot be reached', async () => {
    open();
    await perguntar('um');
    ultimo().fechar();
    expect(await within(conversa()).findByText(/Não consegui responder agora/)).toBeDefined();
    vi.stubGlobal('fetch', async () =>
      Response.json({ message: 'Muitas tentativas seguidas.' }, { status: 429 }),
    );
    await userEvent.type(campo(), 'dois{Enter}');
    expect(await within(conversa()).findByText('Muitas tentativas seguidas.')).toBeDefined();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await userEvent.type(campo(), 'tres{Enter}');
    expect(await within(conversa()).findByText(/Sem conexão/)).toBeDefined();
  });

  it('asks nothing without words, breaks the line with Shift, and begins again', async () => {
    open();
    await userEvent.type(campo(), '  {Enter}');
    expect(screen.getByText('Escreva a sua pergunta.')).toBeDefined();
    await userEvent.type(campo(), 'um{Shift>}{Enter}{/Shift}dois{Enter}');
    await waitFor(() => expect(enviados[0]?.corpo).toMatchObject({ texto: 'um\ndois' }));
    await responder('Sim.');
    await userEvent.click(screen.getByRole('button', { name: 'Recomeçar' }));
    expect(conversa().textContent).not.toContain('Sim.');
  });

  it('is kept only by who downloads it, in plain text', async () => {
    open();
    await perguntar('oi');
    await responder('Olá!', { fontes: [{ fonte: 'pagina', titulo: 'Início', endereco: '/home' }] });
    const createObjectURL = vi.fn((_blob: Blob) => 'blob:conversa');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
    await userEvent.click(screen.getByRole('button', { name: 'Baixar' }));
    const texto = await createObjectURL.mock.calls[0]?.[0].text();
    expect(texto).toMatch(/Você: oi[\s\S]*Assistente: Olá![\s\S]*Início \(http.*\/web\/home\)/);
    expect([banco.size, sessionStorage.length, localStorage.length]).toEqual([0, 0, 0]);
  });

  it('counts a thumb once, lets it be changed and keeps the focus where it was pressed', async () => {
    open();
    await perguntar('oi');
    await responder('Olá!', { selo: 'abc.def' });
    const nao = screen.getByRole('button', { name: 'Esta resposta não ajudou' });
    await userEvent.click(nao);
    expect(await screen.findByText('Obrigado pela avaliação.')).toBeDefined();
    expect(document.activeElement).toBe(nao);
    expect(nao.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(nao);
    await userEvent.click(screen.getByRole('button', { name: 'Esta resposta ajudou' }));
    expect(await screen.findByText('Avaliação mudada.')).toBeDefined();
    expect(nao.getAttribute('aria-pressed')).toBe('false');
    expect(enviados.slice(1).map(({ corpo }) => corpo)).toEqual([
      { selo: 'abc.def', util: false },
      { selo: 'abc.def', util: true },
    ]);
  });

  it('gives back to the field what could not be sent', async () => {
    open();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await userEvent.type(campo(), 'minha longa pergunta{Enter}');
    expect(await within(conversa()).findByText(/o que você digitou continua aqui/)).toBeDefined();
    await waitFor(() => expect(campo()).toHaveProperty('value', 'minha longa pergunta'));
    await userEvent.clear(campo());
    await userEvent.click(screen.getByRole('button', { name: 'Recomeçar' }));
    await userEvent.click(screen.getByRole('button', { name: 'Qual é o prazo de resposta?' }));
    await waitFor(() => expect(campo()).toHaveProperty('value', 'Qual é o prazo de resposta?'));
  });

  it('shows danger apart, with telephones to press and no thumbs', async () => {
    open();
    await perguntar('oi');
    await responder('Ligue agora.', {
      intencao: 'perigo',
      acoes: [{ tipo: 'telefone', rotulo: 'Ligar 188 · CVV', numero: '188' }],
    });
    expect(screen.getByText('Ligue agora.').closest('[data-perigo]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Ligar 188 · CVV' }).getAttribute('href')).toBe('tel:188');
    expect(screen.queryByRole('group', { name: 'Esta resposta ajudou?' })).toBeNull();
  });
});

describe('an answer that comes at once', () => {
  async function* deUmaVez(): AsyncGenerator<EventoDoAssistente> {
    yield { tipo: 'texto', texto: 'São 30 dias. Podem prorrogar! Veja: é isso' };
    yield fimDe();
  }
  const juntar = async (comMovimento: boolean) => {
    const vindos: EventoDoAssistente[] = [];
    for await (const evento of aosPoucos(deUmaVez(), new AbortController().signal, comMovimento))
      vindos.push(evento);
    return vindos.flatMap((evento) => (evento.tipo === 'texto' ? [evento.texto] : []));
  };

  it('is shown sentence by sentence, to the last letter', async () => {
    expect(await juntar(true)).toEqual(['São 30 dias. ', 'Podem prorrogar! ', 'Veja: ', 'é isso']);
    const longo = '\n\nUm parágrafo. 01.234 e fim…\nOutro?';
    expect(frasesDo(longo).join('')).toBe(longo);
  });

  it('comes as it is to who wants no motion', async () => {
    expect(await juntar(false)).toHaveLength(1);
  });
});

describe('the hand-over to the form', () => {
  const contar = async (idTipo: TipoDoRegistro, anonimo: boolean) => {
    open();
    await perguntar('A chefe Maria pede dinheiro. É todo mês.');
    await responder('Anotei.', {
      isRelato: true,
      acoes: [{ tipo: 'formulario', rotulo: 'Abrir o formulário', idTipo, anonimo }],
    });
  };
  const janelaFalsa = () => {
    const janela = { opener: window as unknown, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal(
      'open',
      vi.fn(() => janela),
    );
    return janela;
  };
  const idNo = (endereco: string): string => new URL(endereco, 'http://x').searchParams.get('rascunho') ?? '';

  it('opens the form beside, with the draft in this browser and no word of it in the address', async () => {
    signIn(aCidada());
    const janela = janelaFalsa();
    await contar(TipoManifestacao.reclamacao, false);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir o formulário' }));
    await waitFor(() => expect(janela.location.replace).toHaveBeenCalled());
    const [endereco] = janela.location.replace.mock.calls[0] as [string];
    expect(endereco).toMatch(/^\/web\/manifestacao\/criar\?tipo=2&rascunho=[\w-]{36}$/);
    expect(janela.opener).toBeNull();
    const guardado = await readLocal(idNo(endereco), 'maria.cidada');
    expect(guardado).toMatchObject({ dono: 'maria.cidada', versao: 0, isPendente: true });
    expect(readRegistrando(guardado?.conteudo)).toMatchObject({
      idTipoManifestacao: TipoManifestacao.reclamacao,
      etapa: 'assunto',
      teor: { texto: 'A chefe Maria pede dinheiro. É todo mês.', resumo: 'A chefe Maria pede dinheiro.' },
    });
    expect(await readLocal(idNo(endereco), 'joao.cidadao')).toBeNull();
  });

  it('keeps no name beside the text of who does not want to be known, and goes there itself without windows', async () => {
    signIn(aCidada());
    vi.stubGlobal('open', () => null);
    await contar(TipoManifestacao.denuncia, true);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir o formulário' }));
    await waitFor(() =>
      expect(screen.getByLabelText('endereço').textContent).toContain('tipo=1&anonimo=1&rascunho='),
    );
    const [guardado] = [...banco.values()];
    expect(guardado).toMatchObject({
      dono: null,
      titulo: 'Denúncia',
      isPendente: false,
      conteudo: { anonimo: true },
    });
  });

  it('goes only by the newest way: what was told since may belong in another form', async () => {
    await contar(TipoManifestacao.reclamacao, false);
    await perguntar('e o fiscal pede propina');
    await responder('Quer se identificar?', {
      isRelato: true,
      passo: { em: 'arvore', pergunta: 'como-denunciar' },
      opcoes: ['Quero denunciar sem me identificar'],
    });
    expect(screen.queryByRole('button', { name: 'Abrir o formulário' })).toBeNull();
  });

  it('says so when this browser keeps nothing', async () => {
    const janela = janelaFalsa();
    await contar(TipoManifestacao.reclamacao, false);
    quebrarBanco(true);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir o formulário' }));
    expect(await screen.findByText(/não deixou levar o texto/)).toBeDefined();
    expect(janela.close).toHaveBeenCalled();
  });
});
