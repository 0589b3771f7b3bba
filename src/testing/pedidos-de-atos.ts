import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { todosOsAtos } from '#server/atos-por-ciclo.ts';
import type { CasoNoPalco, Cenario, FatosDoPalco } from './palco.ts';
import { Orgaos } from './registro.ts';

/** An endpoint that does an act: what is sent, and the facts with which the table allows it. */
export interface PedidoDoAto {
  readonly ato: AtoDaManifestacao;
  readonly url: (caso: CasoNoPalco) => string;
  readonly corpo: (caso: CasoNoPalco, cenario: Cenario) => Record<string, unknown>;
  readonly fatos: FatosDoPalco;
}

const atoDe = (nome: string): AtoDaManifestacao => {
  const ato = todosOsAtos.find((cada) => cada.ciclo === 'manifestacao' && cada.nome === nome);
  if (!ato) throw new Error(`No act is called ${nome}`);
  return ato as AtoDaManifestacao;
};

type Corpo = PedidoDoAto['corpo'] | Record<string, unknown>;

const corpoDe = (corpo: Corpo): PedidoDoAto['corpo'] => (typeof corpo === 'function' ? corpo : () => corpo);

const daEquipe = (nome: string, via: string, corpo: Corpo, fatos: FatosDoPalco = {}): PedidoDoAto => ({
  ato: atoDe(nome),
  fatos,
  url: () => `/api/app-web/v1/tratamento/${via}`,
  corpo: (caso, cenario) => ({ casos: [{ idManifestacao: caso.id }], ...corpoDe(corpo)(caso, cenario) }),
});

const noCaso = (nome: string, via: string, corpo: Corpo, fatos: FatosDoPalco = {}): PedidoDoAto => ({
  ato: atoDe(nome),
  fatos,
  url: ({ id }) => `/api/app-web/v1/${via.replace(':id', String(id))}`,
  corpo: corpoDe(corpo),
});

const noPasso = (nome: string, via: string, corpo: Corpo): PedidoDoAto => ({
  ato: atoDe(nome),
  fatos: { passo: true },
  url: ({ idTramitacao }) => `/api/app-web/v1/tramitacoes/${idTramitacao}/${via}`,
  corpo: corpoDe(corpo),
});

const denuncia = { tipo: TipoManifestacao.denuncia } as const;
const comunicacao = { tipo: TipoManifestacao.comunicacao } as const;
const texto = 'Fomos ao posto e conferimos o que foi contado.';
const justificativa = 'O levantamento nos arquivos pede mais tempo.';
const analisePreliminar = {
  apta: true,
  envolveEmpresa: false,
  envolveServidor: true,
  envolveCargoDas4: false,
  autoria: 'Há nome de quem fez.',
  materialidade: 'Há notas fiscais.',
  relevancia: 'O valor é alto.',
};

/** Every endpoint that does an act of the life cycle, by the name the tables of the tests give it. */
// biome-ignore format: read as a table.
export const pedidosDeAtos = {
  'classificar':             daEquipe('classificar', 'classificar', { urgente: true }),
  'assumir':                 daEquipe('assumir', 'assumir', {}),
  'atribuir':                daEquipe('atribuir', 'atribuir', (_, { respondente }) => ({ idResponsavel: respondente })),
  'distribuir':              daEquipe('distribuir', 'distribuir', (_, { respondente }) => ({ pessoas: [respondente] })),
  'corrigir contato':        noCaso('corrigirContato', 'tratamento/:id/contato', { telefone: '61 3333-4444' }),
  'analise-preliminar':      daEquipe('analisarDenuncia', 'analise-preliminar', analisePreliminar, denuncia),
  'agrupar':                 daEquipe('agrupar', 'agrupar', (_, { principal }) => ({ idPrincipal: principal })),
  'desagrupar':              daEquipe('desagrupar', 'desagrupar', {}, { agrupada: true }),
  'tramitar':                daEquipe('tramitar', 'tramitar', (_, { outraUnidade }) => ({ unidades: [outraUnidade], mensagem: texto })),
  'encerrar passo':          noPasso('encerrarPasso', 'encerrar', {}),
  'contribuir':              noPasso('contribuir', 'contribuir', { texto }),
  'devolver passo':          noPasso('devolver', 'devolver', { motivo: 'Não é desta área.' }),
  'pedir prazo do passo':    noPasso('pedirPrazo', 'pedir-prazo', {}),
  'pedir-complementacao':    daEquipe('pedirComplementacao', 'pedir-complementacao', { texto: 'Em que dia foi o atendimento?' }),
  'complementar':            noCaso('complementar', 'manifestacoes/:id/complementar', { texto: 'Foi na segunda-feira.' }),
  'conversar':               noCaso('conversar', 'manifestacoes/:id/mensagens', { texto: 'Há mais uma nota.' }, comunicacao),
  'prorrogar':               daEquipe('prorrogar', 'prorrogar', { idMotivoProrrogacao: 1, justificativa }),
  'encaminhar':              daEquipe('encaminhar', 'encaminhar', { idOuvidoriaDestino: Orgaos.ifce, textoDestinatario: texto, textoSolicitante: texto }),
  'encaminhar-para-fora':    daEquipe('encaminharParaFora', 'encaminhar-para-fora', { orgaoExterno: 'Conselho Regional de Medicina', textoSolicitante: texto }),
  'responder-intermediaria': daEquipe('responderIntermediaria', 'responder-intermediaria', { texto }),
  'responder':               daEquipe('responder', 'responder', { texto, detalhes: { decisaoFinal: 'A lâmpada foi trocada.' } }),
  'arquivar':                daEquipe('arquivar', 'arquivar', { idMotivoArquivamento: 1, justificativa }),
  'alterar-tipo':            daEquipe('alterarTipo', 'alterar-tipo', { idTipoManifestacao: TipoManifestacao.elogio, motivo: 'O texto agradece e não reclama.' }),
  'reabrir':                 daEquipe('reabrir', 'reabrir', { justificativa }),
  'avaliar':                 noCaso('avaliar', 'manifestacoes/:id/avaliar', { idDemandaAtendida: 1, idFacilidade: 5, idSatisfacao: 9 }),
  'pedir-consentimento':     daEquipe('pedirConsentimento', 'pedir-consentimento', { destinatario: { idOuvidoria: Orgaos.ifce }, motivo: 'O órgão precisa ouvir você.' }, denuncia),
  'responder consentimento': noCaso('responderConsentimento', 'manifestacoes/:id/consentimento', { consente: true }, { ...denuncia, consentimento: {} }),
  'ver identidade':          noCaso('verIdentidade', 'tratamento/:id/identidade', { justificativa }, denuncia),
  'restringir-conteudo':     daEquipe('restringirConteudo', 'restringir-conteudo', { motivo: justificativa }),
  'liberar-conteudo':        daEquipe('liberarConteudo', 'liberar-conteudo', { motivo: justificativa }, { restrita: true }),
  'desistir':                noCaso('desistir', 'manifestacoes/:id/desistir', {}),
} as const satisfies Readonly<Record<string, PedidoDoAto>>;

export type NomeDoPedido = keyof typeof pedidosDeAtos;
