import { z } from 'zod';
import { aberto, apenasAdministrador } from '#kernel/acesso.ts';
import { feito, id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { dadosAMudar, dadosDoOrgao } from './domain/dados-do-orgao.ts';
import {
  autoridadesDoOrgao,
  filtroDosGerenciados,
  orgaoGerenciado,
  paginaDeGerenciados,
  servicoPublico,
  servicosDoOrgao,
  unidadeSiorg,
  unidadesDoOrgao,
} from './domain/orgao-gerenciado.ts';
import { dadosDoServico } from './domain/servico.ts';
import { dadosDaUnidade } from './domain/unidade.ts';

const opcional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** An office as the public directory shows it: where it is, how to reach it, what it receives. */
const orgao = z.object({
  idOuvidoria: z.int(),
  idOrgaoSiorg: z.int().nullable(),
  nomeOuvidoria: z.string(),
  sigla: z.string(),
  esfera: z.object({ idEsfera: z.int(), descEsfera: z.string() }),
  uf: z.object({ sigUf: z.string(), descUf: z.string() }).nullable(),
  municipio: z.object({ idMunicipio: z.int(), descMunicipio: z.string() }).nullable(),
  email: z.string().nullable(),
  telefone: z.string().nullable(),
  endereco: z.string().nullable(),
  horario: z.string().nullable(),
  site: z.string().nullable(),
  competencia: z.string().nullable(),
  temSic: z.boolean(),
  formularios: z.array(z.object({ idTipoFormulario: z.int(), descTipoFormulario: z.string() })),
  /** The services it offers people, in the order it chose. */
  servicos: z.array(servicoPublico).optional(),
});

export type Orgao = z.output<typeof orgao>;

const paginaDeOrgaos = pagina(orgao).extend({ total: z.int() });

export type PaginaDeOrgaos = z.output<typeof paginaDeOrgaos>;

const gerenciaOrgao = permitido('orgao.administrar');
const porOuvidoria = z.strictObject({ idOuvidoria: campo('Órgão', idTexto) });
const rota = z.object({ rota: z.string() });

export const orgaoContract = contract({
  'GET /app-web/v1/orgaos': {
    acesso: aberto,
    resumo: 'Busca ouvidorias e SICs por nome ou sigla, lugar, esfera e formulário que oferecem.',
    query: z.strictObject({
      busca: opcional(campo('Busca', z.string().trim().max(100))),
      uf: opcional(campo('Estado', z.string().trim().max(20))),
      /** Name or IBGE code; a name needs its state. */
      municipio: opcional(campo('Município', z.string().trim().max(100))),
      esfera: opcional(campo('Esfera', z.coerce.number().int().min(1).max(5))),
      formulario: opcional(campo('Formulário', idTexto)),
      /** Also the offices for training, which are not offered to people. */
      deTeste: opcional(z.literal('1')),
      cursor: opcional(campo('Cursor', z.string().max(1000))),
    }),
    response: paginaDeOrgaos,
  },
  'GET /app-web/v1/orgaos/:idOuvidoria': {
    acesso: aberto,
    resumo: 'Mostra uma ouvidoria.',
    params: z.object({ idOuvidoria: campo('Órgão', idTexto) }),
    response: orgao,
  },
  'GET /app-web/v1/rota-cadastrar-orgao': {
    acesso: gerenciaOrgao,
    resumo: 'Diz onde se edita o cadastro do órgão.',
    query: porOuvidoria,
    response: rota,
  },
  'GET /app-web/v1/rota-unidades-orgao': {
    acesso: gerenciaOrgao,
    resumo: 'Diz onde se gerenciam as unidades do órgão.',
    query: porOuvidoria,
    response: rota,
  },
});

const umOrgao = z.object({ idOuvidoria: campo('Órgão', idTexto) });
const versao = z.strictObject({ versao: id });
/**
 * A set is saved together with what it was when the person opened it, so that two people saving at
 * once do not undo each other.
 */
const escolhas = z.array(id).max(200);

export const gerenciarOrgaosContract = contract({
  'GET /app-web/v1/gerenciar/orgaos': {
    acesso: gerenciaOrgao,
    resumo: 'Lista os órgãos que a pessoa administra.',
    query: filtroDosGerenciados,
    response: paginaDeGerenciados,
  },
  'POST /app-web/v1/gerenciar/orgaos': {
    acesso: apenasAdministrador,
    confirma: 'segundo-fator',
    resumo: 'Cadastra um órgão que aderiu à plataforma.',
    body: dadosDoOrgao,
    response: z.object({ idOuvidoria: z.int() }),
  },
  'GET /app-web/v1/gerenciar/orgaos/:idOuvidoria': {
    acesso: gerenciaOrgao,
    resumo: 'Mostra o cadastro de um órgão.',
    params: umOrgao,
    response: orgaoGerenciado,
  },
  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria': {
    acesso: gerenciaOrgao,
    confirma: 'segundo-fator',
    resumo:
      'Muda o cadastro de um órgão; um e-mail novo só vale depois de confirmado, e outro lugar refaz os prazos.',
    params: umOrgao,
    body: z.strictObject({ dados: dadosAMudar, versao: id }),
    response: z.object({
      versao: z.int(),
      recontagem: z.boolean(),
      /** The address to which the link went. */
      emailPendente: z.string().nullable(),
    }),
  },
  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/confirmar-email': {
    acesso: gerenciaOrgao,
    confirma: 'segundo-fator',
    resumo: 'Confirma o novo e-mail do órgão, com o que veio no link; só um gestor do órgão.',
    params: umOrgao,
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    response: feito,
  },
  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/cancelar-email': {
    acesso: gerenciaOrgao,
    resumo: 'Desiste da troca do e-mail do órgão que espera confirmação.',
    params: umOrgao,
    response: feito,
  },
  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/inativar': {
    acesso: apenasAdministrador,
    confirma: 'segundo-fator',
    resumo: 'Inativa um órgão sem manifestações nem recursos abertos.',
    params: umOrgao,
    body: versao,
    response: feito,
  },
  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/reativar': {
    acesso: apenasAdministrador,
    confirma: 'segundo-fator',
    resumo: 'Reativa um órgão.',
    params: umOrgao,
    body: versao,
    response: feito,
  },
  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/monitoramento': {
    acesso: apenasAdministrador,
    confirma: 'segundo-fator',
    resumo: 'Diz se o órgão é a autoridade que acompanha os outros do lugar; quem a tinha deixa de ser.',
    params: umOrgao,
    body: z.strictObject({ monitora: campo('Acompanha os outros órgãos', z.boolean()), versao: id }),
    response: feito,
  },
  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/formularios': {
    acesso: gerenciaOrgao,
    confirma: 'segundo-fator',
    resumo: 'Escolhe os formulários que o órgão oferece.',
    params: umOrgao,
    body: z.strictObject({ formularios: campo('Formulários', escolhas), antes: escolhas }),
    response: feito,
  },
  'GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/autoridades': {
    acesso: gerenciaOrgao,
    resumo: 'Lista as instâncias de recurso do órgão e quem decide em cada uma.',
    params: umOrgao,
    response: autoridadesDoOrgao,
  },
  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/autoridades/:idInstancia': {
    acesso: gerenciaOrgao,
    confirma: 'segundo-fator',
    resumo: 'Indica quem decide em uma instância.',
    params: umOrgao.extend({ idInstancia: campo('Instância', idTexto) }),
    body: z.strictObject({ pessoas: campo('Pessoas', escolhas), antes: escolhas }),
    response: feito,
  },
  'GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades': {
    acesso: gerenciaOrgao,
    resumo: 'Lista as unidades internas do órgão.',
    params: umOrgao,
    response: unidadesDoOrgao,
  },
  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades': {
    acesso: gerenciaOrgao,
    confirma: 'segundo-fator',
    resumo: 'Cria uma unidade interna.',
    params: umOrgao,
    body: dadosDaUnidade,
    response: z.object({ idUnidade: z.int() }),
  },
  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades/:idUnidade': {
    acesso: gerenciaOrgao,
    confirma: 'segundo-fator',
    resumo: 'Muda uma unidade interna, seu lugar e quem trabalha nela.',
    params: umOrgao.extend({ idUnidade: campo('Unidade', idTexto) }),
    body: z.strictObject({ dados: dadosDaUnidade, versao: id, ciente: z.boolean().default(false) }),
    response: feito,
  },
  'GET /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos': {
    acesso: gerenciaOrgao,
    resumo: 'Lista os serviços do órgão, também os inativos.',
    params: umOrgao,
    response: servicosDoOrgao,
  },
  'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos': {
    acesso: gerenciaOrgao,
    resumo: 'Cria um serviço do órgão.',
    params: umOrgao,
    body: dadosDoServico,
    response: z.object({ idServico: z.int() }),
  },
  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos/:idServico': {
    acesso: gerenciaOrgao,
    resumo: 'Muda um serviço do órgão.',
    params: umOrgao.extend({ idServico: campo('Serviço', idTexto) }),
    body: z.strictObject({ dados: dadosDoServico, versao: id }),
    response: feito,
  },
  'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/ordem-dos-servicos': {
    acesso: gerenciaOrgao,
    resumo: 'Põe os serviços do órgão em ordem.',
    params: umOrgao,
    body: z.strictObject({ servicos: escolhas }),
    response: feito,
  },
  'GET /app-web/v1/gerenciar/unidades-siorg': {
    acesso: apenasAdministrador,
    resumo: 'Procura unidades no diretório do SIORG pelo nome, pela sigla ou pelo código.',
    query: z.strictObject({ busca: campo('Busca', z.string().trim().min(2).max(100)) }),
    response: z.array(unidadeSiorg),
  },
});
