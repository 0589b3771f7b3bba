import { z } from 'zod';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { cursorDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { escopos } from './domain/diferencas.ts';
import { nomesDasMudancas } from './domain/mudanca.ts';
import { unidadeEditavel, unidadeNova } from './domain/unidade-editavel.ts';

const acesso = permitido('siorg.administrar');

const opcional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const cursor = cursorDePagina;
const porCodigo = z.object({ codigo: campo('Código', idTexto) });
const porImportacao = z.object({ idImportacao: campo('Importação', idTexto) });
const comVersao = z.strictObject({ versao: z.int() });

const resumoDaUnidade = z.object({
  codigo: z.int(),
  nome: z.string(),
  sigla: z.string().nullable(),
  ativo: z.boolean(),
});

const texto = z.string().nullable();
const unidade = resumoDaUnidade.extend({
  idPai: z.int().nullable(),
  codigoTipoUnidade: texto,
  codigoOrgaoEntidade: z.int().nullable(),
  codigoEsfera: texto,
  codigoPoder: texto,
  telefone: texto,
  email: texto,
  site: texto,
  endereco: texto,
  competencia: texto,
});

const mudanca = z.object({
  idMudanca: z.int(),
  codigo: z.int(),
  tipo: z.enum(nomesDasMudancas),
  nome: z.string(),
  antes: z.record(z.string(), z.unknown()).nullable(),
  depois: z.record(z.string(), z.unknown()).nullable(),
  /** Offices of the platform tied to the unit. */
  ouvidorias: z.array(z.string()),
});

const importacao = z.object({
  idImportacao: z.int(),
  origem: z.enum(['arquivo', 'servico']),
  nome: z.string(),
  escopo: z.enum(escopos),
  situacao: z.enum(['proposta', 'aplicada', 'descartada']),
  unidades: z.int(),
  contagens: z.record(z.enum(nomesDasMudancas), z.int()),
  totalDeProblemas: z.int(),
  responsavel: z.string(),
  criadaEm: z.iso.datetime(),
  encerradaEm: z.iso.datetime().nullable(),
});

const problema = z.object({ tipo: z.string(), codigo: z.int().nullable(), texto: z.string() });

export const orgaoSiorgContract = contract({
  'GET /app-web/v1/orgaos-siorg': {
    acesso,
    resumo: 'Procura unidades do diretório federal por nome, sigla ou código, com o caminho de cada uma.',
    query: z.strictObject({
      busca: opcional(campo('Busca', z.string().trim().max(200))),
      situacao: opcional(z.enum(['ativas', 'inativas'])),
      cursor,
    }),
    response: pagina(
      resumoDaUnidade.extend({ caminho: z.array(z.string()), ouvidorias: z.array(z.string()) }),
    ),
  },
  'GET /app-web/v1/orgaos-siorg/filhas': {
    acesso,
    resumo: 'Lista as unidades logo abaixo de uma, ou as do topo do diretório.',
    query: z.strictObject({ idPai: opcional(campo('Unidade superior', idTexto)), cursor }),
    response: pagina(resumoDaUnidade.extend({ temFilhas: z.boolean() })),
  },
  'GET /app-web/v1/orgaos-siorg/:codigo': {
    acesso,
    resumo: 'Mostra uma unidade: dados, caminho, ouvidorias ligadas a ela e histórico de mudanças.',
    params: porCodigo,
    response: unidade.extend({
      manual: z.boolean(),
      versao: z.int(),
      caminho: z.array(resumoDaUnidade),
      ouvidorias: z.array(z.object({ idOuvidoria: z.int(), nome: z.string(), ativa: z.boolean() })),
      historico: z.array(
        mudanca.omit({ ouvidorias: true }).extend({
          responsavel: z.string(),
          ocorridaEm: z.iso.datetime(),
          importacao: z.string().nullable(),
        }),
      ),
    }),
  },
  'POST /app-web/v1/orgaos-siorg': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Cadastra uma unidade à mão.',
    body: unidadeNova,
    response: z.object({ codigo: z.int() }),
  },
  'PUT /app-web/v1/orgaos-siorg/:codigo': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Muda os dados ou o lugar de uma unidade.',
    params: porCodigo,
    body: unidadeEditavel.extend({ versao: z.int() }),
    response: feito,
  },
  'POST /app-web/v1/orgaos-siorg/:codigo/inativar': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Inativa uma unidade; o que está ligado a ela continua.',
    params: porCodigo,
    body: comVersao,
    response: feito,
  },
  'POST /app-web/v1/orgaos-siorg/:codigo/reativar': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Reativa uma unidade.',
    params: porCodigo,
    body: comVersao,
    response: feito,
  },
  'GET /app-web/v1/orgaos-siorg/importacoes': {
    acesso,
    resumo: 'Lista as importações da estrutura do SIORG e diz se há serviço configurado.',
    query: z.strictObject({ cursor }),
    response: pagina(importacao).extend({ temServico: z.boolean() }),
  },
  'POST /app-web/v1/orgaos-siorg/importacoes': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Compara com o diretório o JSON de uma estrutura do SIORG; nada é aplicado.',
    query: z.strictObject({
      escopo: campo('O que o arquivo traz', z.enum(escopos)),
      nome: campo('Nome do arquivo', z.string().trim().min(1).max(255)),
    }),
    corpoCru: true,
    response: z.object({ idImportacao: z.int() }),
  },
  'POST /app-web/v1/orgaos-siorg/importacoes/do-servico': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Busca a estrutura completa no serviço configurado e a compara; nada é aplicado.',
    response: z.object({ idImportacao: z.int() }),
  },
  'GET /app-web/v1/orgaos-siorg/importacoes/:idImportacao': {
    acesso,
    resumo: 'Mostra o que uma importação muda e o que dela não se aproveita.',
    params: porImportacao,
    response: importacao.extend({
      problemas: z.array(problema),
      /** The directory changed since the comparison, so it can no longer be applied. */
      vencida: z.boolean(),
    }),
  },
  'GET /app-web/v1/orgaos-siorg/importacoes/:idImportacao/mudancas': {
    acesso,
    resumo: 'Lista as mudanças de um tipo de uma importação.',
    params: porImportacao,
    query: z.strictObject({ tipo: z.enum(nomesDasMudancas), cursor }),
    response: pagina(mudanca),
  },
  'POST /app-web/v1/orgaos-siorg/importacoes/:idImportacao/aplicar': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Aplica uma importação, exatamente como foi mostrada.',
    params: porImportacao,
    response: feito,
  },
  'POST /app-web/v1/orgaos-siorg/importacoes/:idImportacao/descartar': {
    acesso,
    confirma: 'segundo-fator',
    resumo: 'Descarta uma importação que ainda não foi aplicada.',
    params: porImportacao,
    response: feito,
  },
});
