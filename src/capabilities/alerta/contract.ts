import { z } from 'zod';
import { feito } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { cursorDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { tiposDeAlerta, tiposSemEscolha } from './domain/alerta.ts';

const listar = permitido('manifestacao.listar');
const tipo = z.enum(tiposDeAlerta);

const alerta = z.object({
  idAlerta: z.int(),
  tipo,
  frase: z.string(),
  /** Null if the alert is about no case. */
  idManifestacao: z.int().nullable(),
  /** Set for an appeal, which is judged on its own page. */
  idRecurso: z.int().nullish(),
  /** Set for a holiday whose change moved deadlines. */
  idFeriado: z.int().nullish(),
  /** Set for a member of the team, who is managed on a page of their own. */
  idPessoa: z.int().nullish(),
  /** Set for an evaluation of how an office answers. */
  idAvaliacao: z.int().nullish(),
  /** Set for an office, where the reader may know no more. */
  idOuvidoria: z.int().nullish(),
  numeroProtocolo: z.string().nullable(),
  /** 'Reclamação', and what it is about; neither when the alert does not tell its case. */
  tipoDoCaso: z.string().nullish(),
  /** Null of sealed and restricted cases. */
  assunto: z.string().nullish(),
  /** The last day to answer, or to judge; null when no clock runs. */
  prazo: z.iso.date().nullish(),
  criadoEm: z.iso.datetime(),
  lido: z.boolean(),
  /** Told of a clock that has stopped since: nobody has to hurry for it any more, and it counts as no news. */
  jaResolvido: z.boolean().optional(),
});
export type Alerta = z.output<typeof alerta>;

const preferencia = z.strictObject({
  tipo: tipo.exclude(tiposSemEscolha),
  naTela: z.boolean(),
  porEmail: z.boolean(),
});

export const alertaContract = contract({
  'GET /app-web/v1/alertas': {
    acesso: listar,
    resumo: 'Alertas da própria pessoa, do mais novo ao mais antigo.',
    query: z.strictObject({ cursor: cursorDePagina }),
    response: pagina(alerta),
  },
  'GET /app-web/v1/alertas/contagem': {
    acesso: listar,
    resumo: 'Quantos alertas a pessoa ainda não leu.',
    semAtividade: true,
    response: z.object({ naoLidos: z.int() }),
  },
  'POST /app-web/v1/alertas/lidos': {
    acesso: listar,
    resumo: 'Marca alertas como lidos; sem lista, todos.',
    body: z.strictObject({
      alertas: campo('Alertas', z.array(z.int().min(1)).min(1).max(200)).optional(),
    }),
    response: feito,
  },
  'GET /app-web/v1/alertas/preferencias': {
    acesso: listar,
    resumo: 'Quais alertas a pessoa quer na tela e no resumo diário por e-mail.',
    response: z.array(preferencia),
  },
  'PUT /app-web/v1/alertas/preferencias': {
    acesso: listar,
    resumo: 'Escolhe quais alertas chegam na tela e no resumo diário por e-mail.',
    body: z.strictObject({ preferencias: z.array(preferencia).min(1).max(tiposDeAlerta.length) }),
    response: feito,
  },
});
