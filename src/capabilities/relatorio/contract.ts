import { z } from 'zod';
import { servidores } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';
import { nomesDasFrequencias } from './domain/agenda.ts';
import { conteudos, estadosDoArquivo, formatos } from './domain/arquivo.ts';
import { filtroDeRelatorio, recorte } from './domain/filtro.ts';
import { nomesDosPeriodos } from './domain/periodo.ts';
import { nomesDosRelatorios } from './domain/relatorios.ts';

/** Every servidor may call; which reports each profile has is in `domain/relatorios.ts`. */
const acesso = servidores;

const relatorio = z.enum(nomesDosRelatorios);
const porRelatorio = z.object({ relatorio: campo('Relatório', relatorio) });
const porSalvo = z.object({ idSalvo: campo('Relatório salvo', idTexto) });
const porArquivo = z.object({ idArquivo: campo('Arquivo', idTexto) });

export const tamanhosDaLista = [20, 50, 100] as const;

const grupo = z.object({ chave: z.string(), rotulo: z.string(), valores: z.array(z.number().nullable()) });

const relatorioVisto = z.object({
  relatorio,
  dimensao: z.string(),
  momento: z.string(),
  periodo: z.enum(nomesDosPeriodos),
  /** Null: without an end on that side. */
  de: z.iso.date().nullable(),
  ate: z.iso.date().nullable(),
  grupos: z.array(grupo),
  total: z.array(z.number().nullable()),
  /** There are more groups than are shown; the file has them all. */
  cortado: z.boolean(),
  /** Whether the person sees figures of more than one office. */
  variosOrgaos: z.boolean(),
  podeListar: z.boolean(),
  /** The figures are of several offices, but the list has only the cases of the person's own. */
  listaSoDoProprio: z.boolean(),
  lidoEm: z.iso.datetime(),
});
export type RelatorioVisto = z.output<typeof relatorioVisto>;

const item = z.object({
  id: z.int(),
  idManifestacao: z.int(),
  /** In the order of the report's columns; days are written yyyy-mm-dd. */
  celulas: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type ItemDoRelatorio = z.output<typeof item>;

const arquivo = z.object({
  idArquivo: z.int(),
  relatorio,
  conteudo: z.enum(conteudos),
  formato: z.enum(formatos),
  estado: z.enum(estadosDoArquivo),
  progresso: z.int(),
  motivo: z.string().nullable(),
  /** What was asked, in words. */
  recorte: z.string(),
  linhas: z.int().nullable(),
  bytes: z.int(),
  pedidoEm: z.iso.datetime(),
  guardadoAte: z.iso.date(),
});
export type ArquivoDoRelatorio = z.output<typeof arquivo>;

export const nomeDoSalvo = campo('Nome do relatório', z.string().overwrite(umaLinha).trim().min(1).max(60));
const frequenciaDoSalvo = campo('Receber por e-mail', z.enum(nomesDasFrequencias)).nullable();
const aSalvar = z.strictObject({
  nome: nomeDoSalvo,
  relatorio: campo('Relatório', relatorio),
  filtro: filtroDeRelatorio,
  frequencia: frequenciaDoSalvo.default(null),
});
export type RelatorioASalvar = z.output<typeof aSalvar>;

const salvo = z.object({
  idSalvo: z.int(),
  nome: z.string(),
  relatorio,
  filtro: z.record(z.string(), z.unknown()),
  frequencia: z.enum(nomesDasFrequencias).nullable(),
  proximoEnvio: z.iso.date().nullable(),
});
export type RelatorioSalvo = z.output<typeof salvo>;

export const relatorioContract = contract({
  'GET /app-web/v1/relatorios/salvos': {
    acesso,
    resumo: 'Os relatórios que a pessoa guardou, com o nome que deu a cada um.',
    response: z.array(salvo),
  },
  'POST /app-web/v1/relatorios/salvos': {
    acesso,
    resumo: 'Guarda um relatório com os seus filtros; com frequência, um e-mail traz os números do total.',
    body: aSalvar,
    response: z.object({ idSalvo: z.int() }),
  },
  'PUT /app-web/v1/relatorios/salvos/:idSalvo': {
    acesso,
    resumo: 'Muda o nome ou a frequência de um relatório guardado.',
    params: porSalvo,
    body: z.strictObject({ nome: nomeDoSalvo, frequencia: frequenciaDoSalvo }),
    response: feito,
  },
  'DELETE /app-web/v1/relatorios/salvos/:idSalvo': {
    acesso,
    resumo: 'Apaga um relatório guardado.',
    params: porSalvo,
    response: feito,
  },
  'GET /app-web/v1/relatorios/arquivos': {
    acesso,
    resumo: 'Os arquivos que a pessoa pediu, e como está cada um.',
    semAtividade: true,
    response: z.array(arquivo),
  },
  'POST /app-web/v1/relatorios/arquivos': {
    acesso,
    confirma: 'segundo-fator',
    pesado: 'exportacao',
    resumo: 'Pede o resumo ou a lista de um relatório em arquivo, escrito em segundo plano.',
    body: z.strictObject({
      relatorio: campo('Relatório', relatorio),
      conteudo: campo('Conteúdo', z.enum(conteudos)),
      formato: campo('Formato', z.enum(formatos)),
      filtro: filtroDeRelatorio.extend(recorte),
    }),
    response: z.object({ idArquivo: z.int() }),
  },
  'GET /app-web/v1/relatorios/arquivos/:idArquivo': {
    acesso,
    resumo: 'Baixa um arquivo que ficou pronto; só quem pediu.',
    params: porArquivo,
    respostaCrua: true,
    response: z.unknown(),
  },
  'GET /app-web/v1/relatorios/:relatorio': {
    acesso,
    pesado: 'relatorio',
    resumo: 'Um relatório do perfil da pessoa, agrupado, com o total.',
    params: porRelatorio,
    query: filtroDeRelatorio,
    response: relatorioVisto,
  },
  'GET /app-web/v1/relatorios/:relatorio/lista': {
    acesso,
    pesado: 'relatorio',
    resumo: 'Os casos que a pessoa pode ver entre os contados, página a página.',
    params: porRelatorio,
    query: filtroDeRelatorio.extend({ ...recorte, ...consultaDePagina() }),
    response: pagina(item).extend({
      /** Counted for the first page only; null on the others. */
      total: z.int().nullable(),
    }),
  },
});
