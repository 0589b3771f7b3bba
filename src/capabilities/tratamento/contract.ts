import { z } from 'zod';
import { manifestante } from '#capabilities/abertura-identidade/domain/manifestante.ts';
import { analisePreliminar } from '#capabilities/analise-preliminar/domain/analise-preliminar.ts';
import { cienciaDoCaso } from '#capabilities/ciencia/domain/ciencia-do-caso.ts';
import { detalheDaManifestacao } from '#capabilities/manifestacao/domain/ler/detalhe.ts';
import { passoDoCaso } from '#capabilities/tramitacao/domain/passo.ts';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const pessoa = z.object({ idUsuario: z.int(), nome: z.string() });

/** A summary of another case, never its text. */
const outroCaso = z.object({
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  idTipoManifestacao: z.int(),
  tipo: z.string(),
  idSituacaoManifestacao: z.int(),
  situacao: z.string(),
  assunto: z.string().nullable(),
  registradaEm: z.iso.datetime(),
});

/** The case as the citizen's page has it, plus what only its office knows. */
export const casoDaEquipe = detalheDaManifestacao.extend({
  versao: z.int(),
  /** How the person wants the answer; null for anonymous ones. */
  idModoResposta: z.int().nullable(),
  responsavel: pessoa.nullable(),
  idAssunto: z.int().nullable(),
  subassunto: z.object({ idSubassunto: z.int(), descricao: z.string() }).nullable(),
  tags: z.array(z.string()),
  urgente: z.boolean(),
  restrita: z.boolean(),
  prazoInterno: z.iso.date().nullable(),
  contribuicaoEm: z.iso.datetime().nullable(),
  /** Who registered the case at the desk for somebody else. */
  atendente: z.string().nullable(),
  /** Null if the identity is restricted: opening it takes a justification. */
  manifestante: manifestante.nullable(),
  /** Asked for information without being known to the office (Lei 13.460/2017, art. 10 §7): nobody there opens it. */
  identidadePreservada: z.boolean(),
  /** There is a decision, and this reader may have its certified copy: it has every word, so none is covered. */
  podeCopiar: z.boolean(),
  /** What the person was not told of yet, and the notices that were registered. */
  ciencia: cienciaDoCaso,
  passos: z.array(passoDoCaso),
  totalDeNotas: z.int(),
  /** Null: there is none, or this profile may not see it. */
  analisePreliminar: analisePreliminar.nullable(),
  arquivamento: z
    .object({ motivo: z.string(), justificativa: z.string(), ocorridoEm: z.iso.datetime() })
    .nullable(),
  encaminhamentos: z.array(
    z.object({ origem: z.string(), destino: z.string(), ocorridoEm: z.iso.datetime() }),
  ),
  grupo: z.object({ idPrincipal: z.int(), casos: z.array(outroCaso) }).nullable(),
  semelhantes: z.array(outroCaso),
  daMesmaPessoa: z.array(outroCaso),
});

export const tratamentoContract = contract({
  'GET /app-web/v1/tratamento/:idManifestacao': {
    acesso: permitido('manifestacao.ver'),
    resumo: 'Mostra uma manifestação à equipe do órgão; a leitura fica no histórico.',
    params: porId,
    response: casoDaEquipe,
  },
  'POST /app-web/v1/tratamento/:idManifestacao/presenca': {
    acesso: permitido('manifestacao.listar'),
    resumo: 'Diz que a pessoa está com a manifestação aberta e responde quem mais está.',
    params: porId,
    body: z.strictObject({ saindo: z.boolean().default(false) }).default({ saindo: false }),
    semAtividade: true,
    response: z.object({ pessoas: z.array(pessoa.extend({ iniciais: z.string() })) }),
  },
});
