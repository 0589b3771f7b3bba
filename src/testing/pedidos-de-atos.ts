import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import type { Elenco, Ensaio } from '#kernel/ato/ato.ts';
import { isDeLote } from '#kernel/ato/endpoint-do-ato.ts';
import type { EndpointKey } from '#kernel/endpoint.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import type * as atos from '#server/atos.ts';
import { todosOsAtos } from '#server/atos-por-ciclo.ts';
import type { CasoNoPalco, Cenario, FatosDoPalco } from './palco.ts';
import { Orgaos } from './registro.ts';

/** An endpoint that does an act: what is sent, and the facts with which the act is possible. */
export interface PedidoDoAto {
  readonly ato: AtoDaManifestacao;
  readonly url: (caso: CasoNoPalco) => string;
  readonly corpo: (caso: CasoNoPalco, cenario: Cenario) => Record<string, unknown>;
  readonly fatos: FatosDoPalco;
}

export type NomeDoAto = keyof typeof atos;

const elencoDe = (cenario: Cenario): Elenco => ({ ...cenario, outroOrgao: Orgaos.ifce });

/** 'POST /app-web/v1/manifestacoes/:idManifestacao/desistir', of this case. */
const enderecoDe = (chave: EndpointKey, { id, idTramitacao }: CasoNoPalco): string => {
  const noPalco: Readonly<Record<string, number>> = { idManifestacao: id, idTramitacao };
  const caminho = chave.replace(/^POST /, '').replace(/:(\w+)/g, (_, nome: string) => {
    const valor = noPalco[nome];
    if (valor === undefined) throw new Error(`The stage has no ${nome}`);
    return String(valor);
  });
  return `/api${caminho}`;
};

const pedidoDe = (
  ato: AtoDaManifestacao,
  chave: EndpointKey,
  { corpo, com = {} }: Ensaio<unknown>,
): PedidoDoAto => ({
  ato,
  fatos: com,
  url: (caso) => enderecoDe(chave, caso),
  corpo: (caso, cenario) => ({
    ...(isDeLote(chave) && { casos: [{ idManifestacao: caso.id }] }),
    ...(typeof corpo === 'function' ? corpo(elencoDe(cenario)) : (corpo as Record<string, unknown>)),
  }),
});

const texto = 'Fomos ao posto e conferimos o que foi contado.';
const justificativa = 'O levantamento nos arquivos pede mais tempo.';
const denuncia = { tipo: TipoManifestacao.denuncia } as const;
const analisePreliminar = {
  apta: true,
  envolveEmpresa: false,
  envolveServidor: true,
  envolveCargoDas4: false,
  autoria: 'Há nome de quem fez.',
  materialidade: 'Há notas fiscais.',
  relevancia: 'O valor é alto.',
};

type AMao = Ensaio<Record<string, unknown>> & { readonly via: string };

/** Of acts that do not declare how they are rehearsed. */
// biome-ignore format: read as a table.
const A_MAO: Readonly<Partial<Record<NomeDoAto, AMao>>> = {
  classificar:            { via: 'tratamento/classificar', corpo: { urgente: true } },
  assumir:                { via: 'tratamento/assumir', corpo: {} },
  atribuir:               { via: 'tratamento/atribuir', corpo: ({ respondente }) => ({ idResponsavel: respondente }) },
  distribuir:             { via: 'tratamento/distribuir', corpo: ({ respondente }) => ({ pessoas: [respondente] }) },
  corrigirContato:        { via: 'tratamento/:idManifestacao/contato', corpo: { telefone: '61 3333-4444' } },
  analisarDenuncia:       { via: 'tratamento/analise-preliminar', corpo: analisePreliminar, com: denuncia },
  agrupar:                { via: 'tratamento/agrupar', corpo: ({ principal }) => ({ idPrincipal: principal }) },
  desagrupar:             { via: 'tratamento/desagrupar', corpo: {}, com: { agrupada: true } },
  tramitar:               { via: 'tratamento/tramitar', corpo: ({ outraUnidade }) => ({ unidades: [outraUnidade], mensagem: texto }) },
  encerrarPasso:          { via: 'tramitacoes/:idTramitacao/encerrar', corpo: {}, com: { passo: true } },
  contribuir:             { via: 'tramitacoes/:idTramitacao/contribuir', corpo: { texto }, com: { passo: true } },
  devolver:               { via: 'tramitacoes/:idTramitacao/devolver', corpo: { motivo: 'Não é desta área.' }, com: { passo: true } },
  pedirPrazo:             { via: 'tramitacoes/:idTramitacao/pedir-prazo', corpo: {}, com: { passo: true } },
  responderIntermediaria: { via: 'tratamento/responder-intermediaria', corpo: { texto } },
  responder:              { via: 'tratamento/responder', corpo: { texto, detalhes: { decisaoFinal: 'A lâmpada foi trocada.' } } },
  alterarTipo:            { via: 'tratamento/alterar-tipo', corpo: { idTipoManifestacao: TipoManifestacao.elogio, motivo: 'O texto agradece e não reclama.' } },
  verIdentidade:          { via: 'tratamento/:idManifestacao/identidade', corpo: { justificativa }, com: denuncia },
};

const pedidoPara = (ato: AtoDaManifestacao): PedidoDoAto | undefined => {
  if (ato.rota && ato.ensaio) return pedidoDe(ato, ato.rota.chave, ato.ensaio);
  const aMao = A_MAO[ato.nome as NomeDoAto];
  return aMao && pedidoDe(ato, `POST /app-web/v1/${aMao.via}`, aMao);
};

const pedidosDeAtos: ReadonlyMap<string, PedidoDoAto> = new Map(
  todosOsAtos
    .filter(({ ciclo }) => ciclo === 'manifestacao')
    .flatMap((ato) => {
      const pedido = pedidoPara(ato as AtoDaManifestacao);
      return pedido ? [[ato.nome, pedido] as const] : [];
    }),
);

/** Every act of the life cycle that an endpoint does, by its name. */
export const atosComPedido = [...pedidosDeAtos.keys()].toSorted() as readonly NomeDoAto[];

export const pedidoDoAto = (nome: NomeDoAto): PedidoDoAto => {
  const pedido = pedidosDeAtos.get(nome);
  if (!pedido) throw new Error(`No endpoint does ${nome}`);
  return pedido;
};
