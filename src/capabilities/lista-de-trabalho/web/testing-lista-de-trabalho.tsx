import '#web/atos-do-produto.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import type { ItemDeTrabalho } from '../contract.ts';

/** A reclamação with the office, nine days before its deadline; tests change what they need. */
export const umCaso = (changes: Partial<ItemDeTrabalho> = {}): ItemDeTrabalho => {
  const { idManifestacao = 1 } = changes;
  return {
    idManifestacao,
    versao: 3,
    protocolo: `0010600000${idManifestacao}202611`,
    numeroProtocolo: `00106.00000${idManifestacao}/2026-11`,
    tipo: { idTipoManifestacao: 2, descTipoManifestacao: 'Reclamação' },
    situacao: { idSituacaoManifestacao: 1, descSituacaoManifestacao: 'Cadastrada' },
    ouvidoria: { idOuvidoria: 6, sigla: 'CGU' },
    assunto: 'Atendimento',
    subassunto: null,
    canal: 'Internet',
    trecho: null,
    registradaEm: '2026-03-02T13:00:00Z',
    atualizadaEm: '2026-03-02T13:00:00Z',
    prazoAtendimento: '2026-04-01',
    diasRestantes: 9,
    prazoInterno: null,
    responsavel: null,
    marcas: [],
    tags: [],
    ...changes,
  };
};

const filas = [
  ['triar', 'Triar', 2],
  ['em-analise', 'Em análise', 36],
  ['na-area', 'Na área', 0],
] as const;

const RESPOSTAS: Readonly<Record<string, unknown>> = {
  'GET /tipos-manifestacao': [
    { idTipoManifestacao: 1, descTipoManifestacao: 'Denúncia', idTipoFormulario: 1 },
    { idTipoManifestacao: 2, descTipoManifestacao: 'Reclamação', idTipoFormulario: 1 },
  ],
  'GET /situacoes-manifestacao': [{ idSituacaoManifestacao: 1, descSituacaoManifestacao: 'Cadastrada' }],
  'GET /canais-entrada': [{ idCanalEntrada: 4, descCanalEntrada: 'Telefone' }],
  'GET /assuntos': [{ idAssunto: 9, descAssunto: 'Atendimento', area: 'Serviços' }],
  'GET /app-web/v1/tratamento/opcoes-da-lista': {
    tags: [{ idTag: 7, nome: 'obras' }],
    subassuntos: [],
    pessoas: [{ idUsuario: 30, nome: 'Renata Brandão', iniciais: 'RB' }],
  },
  'GET /app-web/v1/tratamento/contagens': {
    filas: filas.map(([fila, rotulo, total]) => ({ fila, rotulo, total })),
    situacoes: [{ idSituacaoManifestacao: 1, descSituacaoManifestacao: 'Cadastrada', total: 16 }],
  },
  'GET /app-web/v1/tratamento/filtros': [],
  'GET /app-web/v1/tratamento/carga': {
    semResponsavel: 2,
    pessoas: [
      { idUsuario: 30, nome: 'Renata Brandão', iniciais: 'RB', abertas: 27, vencendo: 3, vencidas: 1 },
    ],
    unidades: [],
  },
};

export interface Pedido {
  readonly chave: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
interface Resposta {
  readonly status?: number;
  readonly body: unknown;
}

/** A fake server of one office: records the requests, and each test gives the answers it needs. */
export const oServidor = (responder: Readonly<Record<string, (pedido: Pedido) => Resposta>>) => {
  const pedidos: Pedido[] = [];
  vi.stubGlobal('fetch', async (endereco: string, init: RequestInit = {}) => {
    const url = new URL(endereco, 'http://local');
    const chave = `${init.method ?? 'GET'} ${url.pathname.replace('/api', '')}`;
    const pedido = {
      chave,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    pedidos.push(pedido);
    const { status = 200, body } = responder[chave]?.(pedido) ?? { body: RESPOSTAS[chave] };
    return Response.json(body, { status });
  });
  return {
    de: (chave: string) => pedidos.filter((pedido) => pedido.chave === chave),
  };
};

/** The browser's event stream, driven by hand. */
export class FonteDeTeste extends EventTarget {
  static abertas: FonteDeTeste[] = [];
  readonly url: string;
  fechada = false;

  constructor(url: string) {
    super();
    this.url = url;
    FonteDeTeste.abertas.push(this);
  }

  close(): void {
    this.fechada = true;
  }

  contar(evento: string, dados: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(evento, { data: JSON.stringify(dados) }));
  }
}

/** The one stream that is open now. */
export const aFonte = (): FonteDeTeste => {
  const fonte = FonteDeTeste.abertas.findLast(({ fechada }) => !fechada);
  if (!fonte) throw new Error('no stream is open');
  return fonte;
};

const Endereco = () => <output aria-label="endereço">{useLocation().pathname + useLocation().search}</output>;

export const abrir = (Page: ComponentType, endereco: string) =>
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[endereco]}>
          <Page />
          <Endereco />
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
