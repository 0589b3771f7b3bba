import { z } from 'zod';
import { id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { alertasPossiveis } from './domain/alertas-do-orgao.ts';
import { nomesNaAvaliacao } from './domain/atos-da-avaliacao.ts';
import { notas } from './domain/criterios.ts';
import { type SituacaoDaAvaliacao, situacoesDaAvaliacao } from './domain/fatos-da-avaliacao.ts';
import { figurasDoOrgao } from './domain/figuras-do-orgao.ts';
import { estadosDoRelatorio, relatorioDoOrgao } from './domain/relatorio-do-orgao.ts';

const acesso = permitido('monitoramento.realizar');
const MAIOR_AMOSTRA = 50;
const MENOR_SEMENTE = 4;

const porAvaliacao = z.object({ idAvaliacao: campo('Avaliação', idTexto) });
const porCaso = porAvaliacao.extend({ idManifestacao: campo('Manifestação', idTexto) });
const porRelatorio = z.object({ idRelatorio: campo('Relatório', idTexto) });
const dia = (rotulo: string) => campo(rotulo, z.iso.date());
const periodo = { de: dia('Período: de'), ate: dia('Período: até') };

export const tamanhosDaLista = [20, 50, 100] as const;

const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });

const orgaoMonitorado = z.object({
  orgao,
  figuras: figurasDoOrgao,
  percentualVencidas: z.number().nullable(),
  percentualNoPrazo: z.number().nullable(),
  alertas: z.array(z.enum(alertasPossiveis)),
  /** Whether the person may open the list of its cases; if not, they see only numbers. */
  podeListar: z.boolean(),
});
export type OrgaoMonitorado = z.output<typeof orgaoMonitorado>;

const filtroDosOrgaos = {
  busca: campo('Busca', z.string().trim().max(100)).optional(),
  idEsfera: campo('Esfera', idTexto).optional(),
  alerta: z.enum(['todos', 'com-alerta', ...alertasPossiveis]).default('todos'),
};

export const recortes = {
  todas: 'Todas as manifestações',
  ouvidoria: 'Só as de ouvidoria',
  acesso: 'Só pedidos de acesso à informação',
} as const;
const recorte = z.enum(Object.keys(recortes) as [keyof typeof recortes]);
const situacao = z.enum(Object.keys(situacoesDaAvaliacao) as [SituacaoDaAvaliacao]);

const amostra = z.strictObject({
  idOuvidoria: campo('Órgão', idTexto),
  ...periodo,
  recorte: recorte.default('todas'),
});

const avaliacao = z.object({
  idAvaliacao: z.int(),
  orgao,
  autoridade: z.string(),
  de: z.iso.date(),
  ate: z.iso.date(),
  recorte,
  situacao,
  casos: z.int(),
  avaliados: z.int(),
  nota: z.number().nullable(),
  prazoResposta: z.iso.date().nullable(),
  /** The office has not replied, and its time to reply is over. */
  vencida: z.boolean(),
  criadaEm: z.iso.datetime(),
  atos: z.array(z.enum(nomesNaAvaliacao)),
  /** Why somebody of the authority may not evaluate this office; null if they may. */
  impedimento: z.string().nullable(),
});
export type LinhaDaAvaliacao = z.output<typeof avaliacao>;

/** What is shown of every drawn case; nothing that describes a protected one. */
const casoSorteado = z.object({
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  tipo: z.string(),
  assunto: z.string().nullable(),
  registradaEm: z.iso.datetime(),
  /** Due date and day of the drawn answer, even if the case was reopened since. */
  prazo: z.iso.date(),
  respondidaEm: z.iso.datetime(),
  noPrazo: z.boolean(),
  prorrogada: z.boolean(),
  encaminhamentos: z.int(),
  complementacoes: z.int(),
  decisao: z.string().nullable(),
  leitura: z.enum(['metadados', 'resposta']),
  /** The person may open the case itself because of their own work. */
  podeAbrir: z.boolean(),
  notas: notas.nullable(),
  nota: z.number().nullable(),
  comentario: z.string().nullable(),
  avaliador: z.string().nullable(),
});
export type CasoSorteado = z.output<typeof casoSorteado>;

const avaliacaoVista = avaliacao.extend({
  versao: id,
  semente: z.string(),
  universo: z.int(),
  responsavel: z.string(),
  parecer: z.string().nullable(),
  resposta: z.string().nullable(),
  conclusao: z.string().nullable(),
  amostra: z.array(casoSorteado),
  historico: z.array(
    z.object({
      ato: z.enum([...nomesNaAvaliacao, 'sortear']),
      ocorridoEm: z.iso.datetime(),
      responsavel: z.string(),
      detalhe: z.string().nullable(),
    }),
  ),
});
export type AvaliacaoVista = z.output<typeof avaliacaoVista>;

const filtroDoRelatorio = z.strictObject({ idOuvidoria: campo('Órgão', idTexto), ...periodo });

const relatorioPedido = z.object({
  idRelatorio: z.int(),
  de: z.iso.date(),
  ate: z.iso.date(),
  estado: z.enum(estadosDoRelatorio),
  orgaos: z.int().nullable(),
  pedidoEm: z.iso.datetime(),
  prontoEm: z.iso.datetime().nullable(),
});
export type RelatorioPedido = z.output<typeof relatorioPedido>;

const formatos = ['csv', 'xlsx'] as const;

export const monitoramentoContract = contract({
  'GET /app-web/v1/monitoramento/orgaos': {
    acesso,
    resumo: 'Os órgãos que a pessoa monitora, com prazos, tempos e alertas; os piores primeiro.',
    query: z.strictObject({ ...filtroDosOrgaos, ...consultaDePagina() }),
    response: pagina(orgaoMonitorado).extend({
      total: z.int(),
      comAlerta: z.int(),
      lidoEm: z.iso.datetime(),
    }),
  },
  'GET /app-web/v1/monitoramento/orgaos/exportar': {
    acesso,
    confirma: 'segundo-fator',
    pesado: 'exportacao',
    resumo: 'Baixa em CSV ou XLSX os números dos órgãos monitorados.',
    query: z.strictObject({ ...filtroDosOrgaos, formato: z.enum(formatos) }),
    respostaCrua: true,
    response: z.unknown(),
  },
  'GET /app-web/v1/monitoramento/orgaos/:idOuvidoria': {
    acesso,
    resumo: 'Os números de um órgão, mês a mês.',
    params: z.object({ idOuvidoria: campo('Órgão', idTexto) }),
    response: orgaoMonitorado.extend({
      lidoEm: z.iso.datetime(),
      /** Whether the person may draw samples of its cases. */
      podeAvaliar: z.boolean(),
      impedimento: z.string().nullable(),
    }),
  },
  'GET /app-web/v1/monitoramento/amostra': {
    acesso,
    resumo: 'Quantas manifestações respondidas um órgão tem no período, para sortear entre elas.',
    query: amostra,
    response: z.object({ universo: z.int() }),
  },
  'GET /app-web/v1/monitoramento/avaliacoes': {
    acesso,
    resumo: 'As avaliações do tratamento que a pessoa faz ou que o seu órgão recebeu.',
    query: z.strictObject({ situacao: situacao.optional(), ...consultaDePagina() }),
    response: pagina(avaliacao).extend({
      /** Whether the person may draw samples at all. */
      podeSortear: z.boolean(),
    }),
  },
  'POST /app-web/v1/monitoramento/avaliacoes': {
    acesso,
    resumo: 'Sorteia uma amostra de manifestações respondidas por um órgão, para avaliar.',
    body: amostra.extend({
      idOuvidoria: campo('Órgão', id),
      tamanho: campo('Tamanho da amostra', z.int().min(1).max(MAIOR_AMOSTRA)),
      /** The same seed over the same cases draws the same sample; if absent, one is made. */
      semente: campo(
        'Semente do sorteio',
        z
          .string()
          .trim()
          .regex(/^[\w-]*$/, 'Use só letras, números e hífen.')
          .min(MENOR_SEMENTE)
          .max(40),
      ).optional(),
    }),
    response: z.object({ idAvaliacao: z.int() }),
  },
  'GET /app-web/v1/monitoramento/avaliacoes/:idAvaliacao': {
    acesso,
    resumo: 'Uma avaliação, com a amostra, as notas e o que se escreveu.',
    params: porAvaliacao,
    response: avaliacaoVista,
  },
  'GET /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/casos/:idManifestacao': {
    acesso,
    resumo:
      'Uma manifestação da amostra; o texto da resposta só quando nada o protege, e sem dados pessoais.',
    params: porCaso,
    response: casoSorteado.extend({ resposta: z.string().nullable() }),
  },
  'GET /app-web/v1/monitoramento/relatorio': {
    acesso,
    resumo: 'O relatório de monitoramento de um órgão em um período.',
    query: filtroDoRelatorio,
    response: relatorioDoOrgao,
  },
  'GET /app-web/v1/monitoramento/relatorio/pdf': {
    acesso,
    resumo: 'O relatório de monitoramento de um órgão, em PDF.',
    query: filtroDoRelatorio,
    respostaCrua: true,
    response: z.unknown(),
  },
  'GET /app-web/v1/monitoramento/relatorios': {
    acesso,
    resumo: 'Os relatórios de todos os órgãos que a pessoa pediu.',
    semAtividade: true,
    response: z.array(relatorioPedido),
  },
  'POST /app-web/v1/monitoramento/relatorios': {
    acesso,
    resumo: 'Pede o relatório de todos os órgãos monitorados, escrito em segundo plano.',
    body: z.strictObject(periodo),
    response: z.object({ idRelatorio: z.int() }),
  },
  'GET /app-web/v1/monitoramento/relatorios/:idRelatorio/pdf': {
    acesso,
    resumo: 'Baixa um relatório que ficou pronto.',
    params: porRelatorio,
    respostaCrua: true,
    response: z.unknown(),
  },
});
