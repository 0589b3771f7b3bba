import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { buscarParte } from '#shell/partes.ts';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';

export interface Pedido {
  readonly key: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever was sent
  readonly body: any;
}

type Resposta = unknown | ((pedido: Pedido) => unknown);

const orgao = (idOuvidoria: number, sigla: string, formularios: readonly number[], extra: object = {}) => ({
  idOuvidoria,
  sigla,
  nomeOuvidoria: `Ouvidoria ${sigla}`,
  competencia: null,
  esfera: { idEsfera: 1, descEsfera: 'Federal' },
  uf: null as { sigUf: string; descUf: string } | null,
  municipio: null as { idMunicipio: number; descMunicipio: string } | null,
  formularios: formularios.map((idTipoFormulario) => ({ idTipoFormulario, descTipoFormulario: '' })),
  ...extra,
});

const orgaos = [
  orgao(6, 'CGU', [1, 2, 3, 4]),
  orgao(7, 'SEMFORM', []),
  orgao(9, 'MS', [1, 2, 3, 4]),
  orgao(8, 'OGM', [1, 3, 4], {
    esfera: { idEsfera: 3, descEsfera: 'Municipal' },
    uf: { sigUf: 'CE', descUf: 'Ceará' },
    municipio: { idMunicipio: 230440, descMunicipio: 'Fortaleza' },
  }),
];

/** Filters by place and form as the server does: a page that forgets to ask for them fails. */
const orgaosPedidos = (query: URLSearchParams) => {
  const { formulario, municipio } = Object.fromEntries(query);
  const itens = orgaos.filter(
    (cada) =>
      (!formulario ||
        cada.formularios.some(({ idTipoFormulario }) => String(idTipoFormulario) === formulario)) &&
      (!municipio || cada.municipio?.descMunicipio === municipio),
  );
  return { itens, total: itens.length, proximoCursor: null };
};

export const registrada = {
  idManifestacao: 77,
  numeroProtocolo: '00106.000123/2026-41',
  codigoAcesso: 'ABCDEFGHJKMNPQRSTVWX',
  chaveDoCodigo: null,
  idTipoManifestacao: 2,
  registradaEm: '2026-03-12T15:00:00Z',
  prazoAtendimento: '2026-04-13',
  emailEnviadoPara: 'm***@exemplo.com',
  conteudoAnterior: false,
};

const padrao: Readonly<Record<string, Resposta>> = {
  'GET /api/app-web/v1/assuntos': [
    { idAssunto: 11, descAssunto: 'Medicamentos', area: 'Saúde' },
    { idAssunto: 12, descAssunto: 'Vacinação', area: 'Saúde' },
    { idAssunto: 21, descAssunto: 'Ônibus e metrô', area: 'Transporte' },
  ],
  'GET /api/app-web/v1/orgaos': ({ key }: Pedido) => orgaosPedidos(new URLSearchParams(key.split('?')[1])),
  'GET /api/app-web/v1/municipios': [],
  'GET /api/app-web/v1/usuarios/dadosbasicos': {
    linkUsuario: '/usuario/meucadastro',
    nome: 'Maria',
    nomeSocial: null,
    email: 'maria@exemplo.com',
    emailPendente: null,
    telefone: '(85) 99999-0000',
  },
  'POST /api/app-web/v1/assuntos/sugestoes': { assuntos: [], orgaos: [], esferaErrada: null },
  'POST /api/app-web/v1/busca/pedidos-semelhantes': [],
  'GET /api/app-web/v1/rascunhos': [],
  'GET /api/funcoes-envolvido': [
    { idFuncaoEnvolvidoManifestacao: 4, descFuncaoEnvolvidoManifestacao: 'Gestor(a)' },
  ],
  'GET /api/municipios': [
    { idMunicipio: 230440, descMunicipio: 'Fortaleza', uf: { sigUf: 'CE', descUf: 'Ceará' } },
  ],
  'GET /api/modos-resposta': [
    { idModoResposta: 1, descModoResposta: 'Pelo sistema', indModoRespostaAtivo: true },
    { idModoResposta: 2, descModoResposta: 'E-mail', indModoRespostaAtivo: true },
  ],
  PUT: (_: Pedido) => ({ versao: 1, atualizadoEm: '2026-03-12T15:00:00Z' }),
  'POST /api/app-web/v1/manifestacoes': registrada,
  'POST /api/app-web/v1/manifestacoes/77/codigo-guardado': { ok: true },
  'POST /api/app-web/v1/manifestacoes/77/nota-registro': { ok: true },
};

/** The server of these screens; a test replaces some answers. Returns the requests made. */
export const servir = (respostas: Readonly<Record<string, Resposta>> = {}): Pedido[] => {
  const todas: Readonly<Record<string, Resposta>> = { ...padrao, ...respostas };
  const pedidos: Pedido[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const key = `${method} ${url.split('?')[0]}`;
    const pedido = { key: `${method} ${url}`, body: body ? JSON.parse(String(body)) : undefined };
    pedidos.push(pedido);
    const resposta = todas[key] ?? todas[method];
    const dada =
      typeof resposta === 'function' ? await (resposta as (p: Pedido) => unknown)(pedido) : resposta;
    if (dada instanceof Response) return dada.clone();
    if (dada === undefined) return new Response('{}', { status: 404 });
    return Response.json(dada);
  });
  return pedidos;
};

export const offline = (): never => {
  throw new TypeError('Failed to fetch');
};

/** A page still mounted stores its draft when it unmounts; only then is everything forgotten. */
export const limpar = async (): Promise<void> => {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  banco.clear();
  sessionStorage.clear();
  usuarioStore.set(null);
  vi.unstubAllGlobals();
};

function Endereco() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="endereco">{pathname + search + hash}</output>;
}

const endereco = () => screen.getByTestId('endereco').textContent;

export const esperarEndereco = (esperado: string | RegExp) =>
  waitFor(() =>
    expect(endereco()).toEqual(typeof esperado === 'string' ? esperado : expect.stringMatching(esperado)),
  );

const CAMINHOS = ['/manifestacao/*', '/:uf/manifestacao/*', '/:uf/:municipio/manifestacao/*'];

export const abrir = (pagina: ReactElement, onde: string) => {
  const comEndereco = (
    <>
      {pagina}
      <Endereco />
    </>
  );
  const router = createMemoryRouter(
    [...CAMINHOS.map((path) => ({ path, element: comEndereco })), { path: '*', element: <Endereco /> }],
    { initialEntries: [onde] },
  );
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { navigate: router.navigate, unmount };
};

export const tocar = async (nome: string | RegExp, papel: 'button' | 'link' | 'radio' = 'button') =>
  userEvent.click(await screen.findByRole(papel, { name: nome }));

export const escrever = async (rotulo: string | RegExp, texto: string) => {
  const campo = await screen.findByLabelText(rotulo);
  await userEvent.clear(campo);
  await userEvent.click(campo);
  await userEvent.paste(texto);
};

export const etapaAtual = async (nome: string) => screen.findByRole('region', { name: nome });

export const enviados = (pedidos: readonly Pedido[]): readonly Pedido[] =>
  pedidos.filter(({ key }) => key === 'POST /api/app-web/v1/manifestacoes');

export const continuar = () => tocar('Continuar');

export const relatar = async (texto = 'O posto está sem vacina há duas semanas.') => {
  await escrever(/O que aconteceu\?/, texto);
  await continuar();
};

export const escolherOrgao = async (nome = /^CGU/) => {
  await etapaAtual('Órgão');
  // Fetched with the page, as its route says.
  await buscarParte('tempo-do-orgao');
  await tocar(nome, 'radio');
  await continuar();
};

/** From the office to the review, changing nothing. */
export const ateARevisao = async () => {
  await escolherOrgao();
  await etapaAtual('Revisão');
};
