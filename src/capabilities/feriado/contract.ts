import { z } from 'zod';
import { id, idTexto, numeroEntre } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { abrangencias } from '#kernel/prazo/calendario.ts';
import { campo } from '#kernel/validacao/campo.ts';
import {
  dadosDoFeriado,
  estados,
  expedientes,
  PRIMEIRO_ANO,
  tiposDeFeriado,
  ULTIMO_ANO,
} from './domain/feriado.ts';
import { situacoesDaProposta } from './domain/importacao.ts';
import { estadosDaRecontagem, tiposDePrazo } from './domain/recontagem.ts';

const administrar = permitido('feriado.administrar');
const dia = z.iso.date();
const ano = numeroEntre(PRIMEIRO_ANO, ULTIMO_ANO);
const versao = campo('Versão', z.int().min(1));

export const situacoesDoFeriado = ['ativos', 'removidos', 'todos'] as const;
export const tamanhosDaLista = [20, 50, 100] as const;
/** Only this day, or also those of the following years. */
export const alcances = ['este', 'seguintes'] as const;

const filtro = {
  busca: campo('Busca', z.string().trim().max(100)).optional(),
  ano: campo('Ano', ano).optional(),
  abrangencia: campo('Onde vale', z.enum(abrangencias)).optional(),
  expediente: campo('Expediente', z.enum(expedientes)).optional(),
  uf: campo('Estado', z.enum(estados)).optional(),
  idMunicipio: campo('Município', idTexto).optional(),
  situacao: campo('Situação', z.enum(situacoesDoFeriado)).default('ativos'),
};

const diaVisto = z.object({
  data: dia,
  descricao: z.string(),
  /** The offices are open for a part of the day. */
  reduzido: z.boolean(),
  abrangencia: z.enum(abrangencias),
  uf: z.string().nullable(),
  idMunicipio: z.int().nullable(),
  idOuvidoria: z.int().nullable(),
  /** 'Ceará', 'Fortaleza/CE', 'CGU'; empty if it applies everywhere. */
  lugar: z.string(),
});

const linha = diaVisto.extend({
  idFeriado: z.int(),
  tipo: z.enum(tiposDeFeriado),
  deslocamento: z.int().nullable(),
  versao: z.int(),
  removido: z.boolean(),
});
export type LinhaDoFeriado = z.output<typeof linha>;

const prazoQueMuda = z.object({
  tipo: z.enum(tiposDePrazo),
  idAlvo: z.int(),
  /** Null where it hangs on no case: then `idAlvo` is the pedido de desclassificação. */
  idManifestacao: z.int().nullable(),
  numeroProtocolo: z.string(),
  prazoAnterior: dia,
  prazoNovo: dia,
});
export type PrazoQueMuda = z.output<typeof prazoQueMuda>;

/** A deadline that a recount moved; another recount may move it again. */
const prazoMovido = prazoQueMuda.extend({ idRecontagem: z.int() });

const recontagem = z.object({
  idRecontagem: z.int(),
  estado: z.enum(estadosDaRecontagem),
  motivo: z.string(),
  solicitante: z.string(),
  porcentagem: z.int().min(0).max(100),
  /** Of the cases that exist for the reader, as `falhas`. */
  movidos: z.int(),
  falhas: z.int(),
  pedidaEm: z.iso.datetime(),
  concluidaEm: z.iso.datetime().nullable(),
});
export type Recontagem = z.output<typeof recontagem>;

const doFeriado = z.object({ idFeriado: campo('Feriado', idTexto) });

/** A change of the calendar as requested: first to see what it would do, then to do it. */
const pedidos = [
  z.strictObject({ ato: z.literal('cadastrar'), dados: dadosDoFeriado }),
  z.strictObject({ ato: z.literal('editar'), idFeriado: id, versao, dados: dadosDoFeriado }),
  z.strictObject({ ato: z.literal('remover'), idFeriado: id, versao, alcance: z.enum(alcances) }),
  z.strictObject({ ato: z.literal('restaurar'), idFeriado: id, versao }),
  z.strictObject({
    ato: z.literal('importar'),
    ano: campo('Ano', ano),
    /** Keys of the days proposed for that year. */
    chaves: campo('Feriados', z.array(z.string().max(60)).min(1).max(500)),
  }),
] as const;
const pedido = z.discriminatedUnion('ato', pedidos);
export type PedidoDeMudanca = z.output<typeof pedido>;

const previa = z.object({
  entram: z.array(diaVisto),
  saem: z.array(diaVisto),
  /** Requested days that are already in the calendar. */
  jaExistem: z.array(diaVisto),
  /** How many of the changed days are past: only open deadlines are recounted. */
  passados: z.int(),
  orgaos: z.int(),
  prazos: z.object({
    total: z.int(),
    manifestacoes: z.int(),
    recursos: z.int(),
    /** Days of the person: to complement, or to consent. */
    doCidadao: z.int(),
    /** To clarify before an appeal is decided, and those of pedidos de desclassificação. */
    outros: z.int(),
    /** True if counting stopped at a limit: the total is at least this. */
    parcial: z.boolean(),
    exemplos: z.array(prazoQueMuda),
  }),
  /** Identifies exactly this change; sent back with the confirmation. */
  marca: z.string(),
});
export type Previa = z.output<typeof previa>;

/** For the documentation: each kind needs different fields, which a schema cannot express. */
const exemploDoPedido = {
  ato: 'cadastrar',
  dados: {
    descricao: 'Data Magna do Ceará',
    abrangencia: 'estadual',
    expediente: 'nenhum',
    uf: 'CE',
    tipo: 'unico',
    data: '2026-03-25',
  },
} as const;

export const feriadoContract = contract({
  'GET /app-web/v1/feriados': {
    acesso: administrar,
    resumo: 'Os feriados, do primeiro ao último dia, uma página de cada vez.',
    query: z.object({
      ...filtro,
      ...consultaDePagina(),
    }),
    response: pagina(linha),
  },
  'GET /app-web/v1/feriados/calendario': {
    acesso: administrar,
    resumo: 'Os feriados de um ano, para o calendário.',
    query: z.object({ ...filtro, ano: campo('Ano', ano) }),
    response: z.object({ linhas: z.array(linha), incompleto: z.boolean() }),
  },
  'GET /app-web/v1/feriados/importacao': {
    acesso: administrar,
    resumo: 'O que a biblioteca de feriados e os feriados que se repetem dão para um ano, e o que já existe.',
    query: z.object({ ano: campo('Ano', ano) }),
    response: z.array(
      diaVisto.extend({
        chave: z.string(),
        origem: z.enum(['biblioteca', 'repeticao']),
        situacao: z.enum(situacoesDaProposta),
      }),
    ),
  },
  'GET /app-web/v1/feriados/:idFeriado': {
    acesso: administrar,
    resumo: 'Um feriado: quando e onde vale, os órgãos que param e o que já foi feito nele.',
    params: doFeriado,
    response: linha.extend({
      /** The years created together, if the holiday repeats. */
      anos: z.object({ de: z.int(), ate: z.int() }).nullable(),
      orgaos: z.object({
        total: z.int(),
        primeiros: z.array(z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() })),
      }),
      historico: z.array(
        z.object({
          idAuditoria: z.int(),
          acao: z.string(),
          alvo: z.string(),
          responsavel: z.string(),
          ocorridoEm: z.iso.datetime(),
          antes: z.record(z.string(), z.unknown()).optional(),
          depois: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  },
  'GET /app-web/v1/feriados/:idFeriado/recontagens': {
    acesso: administrar,
    resumo: 'As recontagens de prazo que o feriado causou, com o andamento e os prazos que mudaram.',
    params: doFeriado,
    semAtividade: true,
    response: z.object({
      recontagens: z.array(recontagem),
      prazos: z.array(prazoMovido),
      totalDePrazos: z.int(),
    }),
  },
  'GET /app-web/v1/feriados/:idFeriado/prazos': {
    acesso: administrar,
    resumo: 'Os prazos que o feriado mudou, cem de cada vez, depois do último que foi visto.',
    params: doFeriado,
    query: z.object({
      idRecontagem: campo('Recontagem', idTexto),
      tipo: campo('Prazo', z.enum(tiposDePrazo)),
      idAlvo: campo('Prazo', idTexto),
    }),
    response: z.array(prazoMovido),
  },
  'POST /app-web/v1/feriados/previa/prazos': {
    acesso: administrar,
    resumo: 'Os prazos que uma mudança conferida moveria, cem de cada vez, depois do último que foi visto.',
    body: z.strictObject({
      pedido,
      marca: z.string().max(100),
      depois: z.strictObject({ tipo: z.enum(tiposDePrazo), idAlvo: id }),
    }),
    exemplo: {
      body: { pedido: exemploDoPedido, marca: 'a1b2c3', depois: { tipo: tiposDePrazo[0], idAlvo: 12 } },
    },
    response: z.array(prazoQueMuda),
  },
  'POST /app-web/v1/feriados/previa': {
    acesso: administrar,
    resumo: 'O que uma mudança faria no calendário e nos prazos abertos, sem gravar nada.',
    body: pedido,
    exemplo: { body: exemploDoPedido },
    response: previa,
  },
  'POST /app-web/v1/feriados': {
    acesso: administrar,
    confirma: 'segundo-fator',
    resumo: 'Faz no calendário a mudança que foi conferida e pede a recontagem dos prazos.',
    body: z.strictObject({
      pedido,
      confirmado: z.strictObject({ marca: z.string().max(100), total: z.int().min(0) }),
    }),
    exemplo: { body: { pedido: exemploDoPedido, confirmado: { marca: 'a1b2c3', total: 4 } } },
    response: z.object({ idFeriado: z.int(), idRecontagem: z.int().nullable() }),
  },
});
