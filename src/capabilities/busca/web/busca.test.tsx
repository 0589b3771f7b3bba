import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Usuario, usuarioStore } from '#shell/session/session.ts';
import type { PaginaDePedidos, PedidoPublico } from '../contract.ts';
import BuscaPage from './busca-page.tsx';
import DecisoesPage from './decisoes-page.tsx';
import DesligarPage from './desligar-page.tsx';
import PedidoPage from './pedido-page.tsx';

const PROTOCOLO = '00106000001202648';

const pagina = (mudanca: Partial<PaginaDePedidos> = {}): PaginaDePedidos => ({
  total: 1,
  haMais: false,
  soPalavrasVazias: false,
  pagina: 1,
  paginas: 1,
  itens: [
    {
      protocolo: PROTOCOLO,
      numeroProtocolo: '00106.000001/2026-48',
      resumo: [
        { texto: 'Vacinas', realce: true },
        { texto: ' <b>contra</b> a dengue', realce: false },
      ],
      trecho: [{ texto: 'Foram aplicadas.', realce: false }],
      trechoDe: 'resposta',
      orgao: 'IFCE – Instituto Federal do Ceará',
      decisao: 'Acesso Concedido',
      respondidoEm: '2026-03-10',
    },
  ],
  facetas: {
    orgao: [{ valor: '65', nome: 'IFCE – Instituto Federal do Ceará', total: 1 }],
    esfera: [],
    uf: [{ valor: 'CE', nome: 'Ceará', total: 1 }],
    ano: Array.from({ length: 7 }, (_, n) => ({ valor: `${2026 - n}`, nome: `${2026 - n}`, total: 1 })),
    decisao: [],
    assunto: [],
  },
  ...mudanca,
});

const pedido: PedidoPublico = {
  protocolo: PROTOCOLO,
  numeroProtocolo: '00106.000001/2026-48',
  resumo: 'Vacinas contra a dengue',
  texto: 'Quantas doses?',
  resposta: 'Três milhões.',
  orgao: { idOuvidoria: 65, sigla: 'IFCE', nome: 'Instituto Federal do Ceará' },
  esfera: 'Federal',
  lugar: 'Ceará',
  assunto: { idAssunto: 9, descAssunto: 'Vacinação' },
  decisao: 'Acesso Concedido',
  especificacao: null,
  registradoEm: '2026-03-01',
  respondidoEm: '2026-03-10',
  publicadoEm: '2026-03-11',
  decisoes: [
    {
      idRecurso: 4,
      instancia: 'CGU',
      resultado: 'Deferido',
      decididoEm: '2026-03-11',
      recurso: 'Faltou a planilha.',
      decisao: 'Entregue-se.',
    },
  ],
  decisoesEmConferencia: [],
};

interface Chamada {
  readonly metodo: string;
  readonly caminho: string;
  readonly query: Record<string, string>;
  readonly corpo: unknown;
}
const chamadas: Chamada[] = [];
let responder: (chamada: Chamada) => unknown;
const erro = (status: number, message: string) => Response.json({ message }, { status });

beforeEach(() => {
  chamadas.length = 0;
  vi.stubGlobal('fetch', async (endereco: string, init: RequestInit) => {
    const url = new URL(endereco, 'http://local');
    const chamada = {
      metodo: init.method ?? 'GET',
      caminho: url.pathname.replace('/api/app-web/v1/busca/', ''),
      query: Object.fromEntries(url.searchParams),
      corpo: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    chamadas.push(chamada);
    const resposta = responder(chamada);
    return resposta instanceof Response ? resposta : Response.json(resposta);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

const Endereco = () => <output aria-label="endereço">{decodeURIComponent(useLocation().search)}</output>;
const open = (endereco: string, Page: ComponentType = BuscaPage) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[endereco]}>
        <Routes>
          <Route path="/busca/pedidos/:protocolo/:resto?" element={<Page />} />
          <Route path="*" element={<Page />} />
        </Routes>
        <Endereco />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const endereco = () => screen.getByLabelText('endereço').textContent;

describe('Busca de Pedidos e Respostas', () => {
  it('shows what the address asks for, with marks and no markup of the text', async () => {
    responder = () => pagina();
    open('/busca?q=vacina&uf=ce&pagina=x');
    expect(screen.getByText('Buscando…')).toBeDefined();
    const link = await screen.findByRole('link', { name: 'Vacinas <b>contra</b> a dengue' });
    expect(link.getAttribute('href')).toBe(`/busca/pedidos/${PROTOCOLO}`);
    expect(within(link).getByText('Vacinas').tagName).toBe('MARK');
    expect(screen.getByText('1 resultado.')).toBeDefined();
    expect(chamadas[0]?.query).toEqual({ q: 'vacina', uf: 'CE' });
    expect(screen.getByRole('button', { name: 'Remover Ceará' })).toBeDefined();
  });

  it('puts words and filters into the address, and back to the first page', async () => {
    responder = () => pagina({ total: 40 });
    open('/busca?q=vacina&pagina=3');
    await userEvent.click(await screen.findByRole('button', { name: 'Filtrar' }));
    const painel = screen.getByRole('dialog', { name: 'Filtrar' });
    await userEvent.click(within(painel).getByRole('checkbox', { name: /^Ceará/ }));
    await waitFor(() => expect(endereco()).toBe('?q=vacina&uf=CE'));
    expect(within(painel).queryByRole('checkbox', { name: /2020/ })).toBeNull();
    await userEvent.click(within(painel).getByRole('button', { name: 'Mostrar mais de ano' }));
    await userEvent.click(within(painel).getByRole('checkbox', { name: /2020/ }));
    await waitFor(() => expect(endereco()).toBe('?q=vacina&uf=CE&ano=2020'));
    await userEvent.click(within(painel).getByRole('button', { name: 'Ver os resultados' }));
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(endereco()).toBe('?q=vacina'));
    await userEvent.click(screen.getByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(endereco()).toBe('?q=vacina&pagina=2'));
  });

  it('says that it stopped at three hundred, and that the counts do too', async () => {
    responder = () => pagina({ total: 300, haMais: true, paginas: 30 });
    open('/busca?q=dados');
    expect(await screen.findByText(/^Mais de 300 resultados\. Mostramos os 300 mais recentes/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(screen.getByText('Os números contam só os 300 resultados mais recentes.')).toBeDefined();
  });

  it('helps who found nothing, and lets who lost the connection try again', async () => {
    responder = () => pagina({ total: 0, itens: [], soPalavrasVazias: false });
    const { unmount } = open('/busca?q=zzz&ano=2026');
    expect(await screen.findByRole('heading', { name: 'Nada encontrado' })).toBeDefined();
    expect(screen.getByText(/Use menos palavras/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Fazer um pedido de informação' })).toBeDefined();
    unmount();
    responder = () => erro(500, 'Falhou.');
    open('/busca?q=abc');
    const botao = await screen.findByRole('button', { name: 'Tentar de novo' });
    responder = () => pagina();
    await userEvent.click(botao);
    expect(await screen.findByText('1 resultado.')).toBeDefined();
  });

  it('offers RSS to everybody and an alert to who is signed in', async () => {
    responder = ({ caminho }) => (caminho === 'alertas' ? [] : pagina());
    const visita = open('/busca?q=vacina&uf=CE&pagina=2');
    const rss = await screen.findByRole('link', { name: 'Assinar por RSS' });
    expect(rss.getAttribute('href')).toBe('/api/app-web/v1/busca/rss?q=vacina&uf=CE');
    expect(screen.getByRole('link', { name: /^Entrar para receber/ }).getAttribute('href')).toContain(
      encodeURIComponent('/busca?q=vacina'),
    );
    visita.unmount();
    usuarioStore.set({ login: 'maria' } as Usuario);
    const alertas: unknown[] = [];
    responder = ({ metodo, caminho }) => {
      if (metodo === 'POST')
        alertas.push({ idAlerta: 3, endereco: 'q=vacina', titulo: '“vacina”', criadoEm: '2026-03-12' });
      if (metodo === 'DELETE') alertas.pop();
      return caminho === 'alertas' && metodo === 'GET'
        ? [...alertas]
        : caminho === 'pedidos'
          ? pagina()
          : { ok: true };
    };
    open('/busca?q=vacina');
    await userEvent.click(await screen.findByRole('button', { name: 'Receber novidades por e-mail' }));
    expect(await screen.findByText(/^Pronto: quando houver/)).toBeDefined();
    expect(chamadas.find(({ metodo }) => metodo === 'POST')?.corpo).toEqual({ q: 'vacina' });
    await userEvent.click(screen.getByRole('button', { name: 'Meus alertas de busca (1)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Desligar o alerta de “vacina”' }));
    await waitFor(() => expect(screen.queryByText('Meus alertas de busca (1)')).toBeNull());
  });
});

describe('Busca de Decisões', () => {
  it('leads from a decision to its place on the page of the request', async () => {
    responder = () => ({
      ...pagina(),
      itens: [
        {
          idRecurso: 4,
          protocolo: PROTOCOLO,
          numeroProtocolo: '00106.000001/2026-48',
          resumo: [{ texto: 'Vacinas', realce: false }],
          trecho: [{ texto: 'Entregue-se.', realce: false }],
          trechoDe: 'decisao',
          instancia: 'CGU',
          resultado: 'Deferido',
          orgao: 'IFCE',
          decididoEm: '2026-03-11',
        },
      ],
      facetas: { instancia: [{ valor: '3', nome: 'CGU', total: 1 }], resultado: [], ano: [], orgao: [] },
    });
    open('/busca/decisoes?instancia=3', DecisoesPage);
    const link = await screen.findByRole('link', { name: 'Vacinas' });
    expect(link.getAttribute('href')).toBe(`/busca/pedidos/${PROTOCOLO}#decisao-4`);
    expect(screen.getByRole('heading', { name: 'As decisões mais recentes' })).toBeDefined();
    expect(chamadas[0]?.query).toEqual({ instancia: '3' });
  });
});

describe('the permanent page of a request', () => {
  it.each([`/busca/pedidos/${PROTOCOLO}`, '/busca/pedidos/00106.000001/2026-48'])(
    'opens at %s with one canonical address and a title of its own',
    async (onde) => {
      responder = () => pedido;
      open(onde, PedidoPage);
      expect(await screen.findByRole('heading', { name: 'Vacinas contra a dengue' })).toBeDefined();
      expect(chamadas[0]?.caminho).toBe(`pedidos/${PROTOCOLO}`);
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
        new RegExp(`/web/busca/pedidos/${PROTOCOLO}$`),
      );
      expect(document.title).toMatch(/^Vacinas contra a dengue \(IFCE\)/);
      const recurso = screen.getByRole('region', { name: 'Recurso: CGU' });
      expect(within(recurso).getByText('Deferido.')).toBeDefined();
      expect(screen.getByRole('button', { name: 'Copiar endereço' })).toBeDefined();
      const outro = screen.getByRole('link', { name: 'Fazer um pedido como este' });
      expect(outro.getAttribute('href')).toBe('/manifestacao/criar?tipo=8&idAssunto=9');
      expect(screen.getByRole('link', { name: 'Entrar para acompanhar este pedido' })).toBeDefined();
    },
  );

  it('is followed and no longer followed by who is signed in', async () => {
    usuarioStore.set({ login: 'maria' } as Usuario);
    responder = ({ caminho, metodo }) =>
      caminho.startsWith('pedidos') ? pedido : metodo === 'GET' ? { acompanha: false } : { ok: true };
    open(`/busca/pedidos/${PROTOCOLO}`, PedidoPage);
    await userEvent.click(await screen.findByRole('button', { name: 'Acompanhar este pedido' }));
    expect(await screen.findByText(/^Você acompanha este pedido/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Deixar de acompanhar' }));
    expect(await screen.findByText('Você não acompanha mais este pedido.')).toBeDefined();
    expect(chamadas.map(({ metodo }) => metodo).slice(-2)).toEqual(['PUT', 'DELETE']);
  });

  it('says so when there is none, and asks the server nothing about what is no protocol', async () => {
    responder = () => erro(404, 'Não há.');
    const { unmount } = open(`/busca/pedidos/${PROTOCOLO}`, PedidoPage);
    expect(await screen.findByRole('heading', { name: /^Não há pedido público/ })).toBeDefined();
    unmount();
    chamadas.length = 0;
    open('/busca/pedidos/abc', PedidoPage);
    expect(screen.getByRole('heading', { name: /^Não há pedido público/ })).toBeDefined();
    expect(chamadas).toEqual([]);
  });
});

describe('the link of a mail', () => {
  it('switches the notice off by being opened, and the secret leaves the address', async () => {
    responder = () => ({ ok: true });
    open('/busca/desligar#token=a1.abc', DesligarPage);
    expect(await screen.findByText('Pronto.')).toBeDefined();
    expect(chamadas).toMatchObject([{ caminho: 'avisos/desligar', corpo: { token: 'a1.abc' } }]);
  });

  it('explains a link that is not whole', async () => {
    responder = () => erro(404, 'Este endereço não vale.');
    const { unmount } = open('/busca/desligar#token=a1', DesligarPage);
    expect(await screen.findByText(/Este endereço não vale/)).toBeDefined();
    unmount();
    open('/busca/desligar', DesligarPage);
    expect(screen.getByText('Falta o código do e-mail.')).toBeDefined();
  });
});
