import { z } from 'zod';
import { aberto, abertoComPessoa } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { periodosDosResultados } from './domain/reserva-dos-resultados.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });
const pergunta = z.object({
  idPergunta: z.int(),
  descricao: z.string(),
  opcoes: z.array(z.object({ idOpcao: z.int(), descricao: z.string() })),
});

/** Null where nothing was counted. */
const porCento = z.number().min(0).max(100).nullable();

export const resultadosDaPesquisa = z.object({
  de: z.iso.date(),
  ate: z.iso.date(),
  /** So few people answered that nothing is shown; the counts are then zero. */
  retido: z.boolean(),
  /** Surveys answered in the period. */
  respostas: z.int(),
  /** Cases with a conclusive answer in the period, and how many of them were rated since. */
  casosRespondidos: z.int(),
  casosAvaliados: z.int(),
  taxaDeResposta: porCento,
  /** 0: all very dissatisfied; 100: all very satisfied. */
  satisfacaoMedia: porCento,
  perguntas: z.array(
    pergunta.extend({
      opcoes: z.array(
        z.object({ idOpcao: z.int(), descricao: z.string(), total: z.int(), percentual: porCento }),
      ),
    }),
  ),
  /** Oldest month first, without empty months; the mean is null where few people answered. */
  serie: z.array(z.object({ mes: z.string(), respostas: z.int(), satisfacaoMedia: porCento })),
  /** Newest first; none of a denúncia or comunicação, and none with its author's name or grade. */
  comentarios: z.array(
    z.object({
      comentario: z.string(),
      tipo: z.string(),
      orgao: z.string(),
      respondidaEm: z.iso.datetime(),
    }),
  ),
  proximoCursor: z.string().nullable(),
});

export const pesquisaContract = contract({
  'GET /app-web/v1/pesquisa-satisfacao/resultados': {
    acesso: permitido('manifestacao.ver'),
    resumo: 'Resultados da pesquisa de satisfação do órgão, por período, tipo e assunto.',
    query: z.strictObject({
      periodo: campo('Período', z.enum(periodosDosResultados)).default('este-ano'),
      idOuvidoria: campo('Órgão', idTexto).optional(),
      idTipoManifestacao: campo('Tipo de manifestação', idTexto).optional(),
      idAssunto: campo('Assunto', idTexto).optional(),
      /** Pages through the comments. */
      cursor: z.string().max(200).optional(),
    }),
    response: resultadosDaPesquisa,
  },
  'POST /app-web/v1/manifestacoes/:idManifestacao/pesquisa/abrir': {
    acesso: aberto,
    resumo: 'Troca o link do e-mail por uma chave de curta duração, em um cookie.',
    params: porId,
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    response: feito,
  },
  'GET /app-web/v1/manifestacoes/:idManifestacao/pesquisa': {
    acesso: abertoComPessoa,
    resumo: 'Mostra as perguntas da pesquisa de satisfação.',
    params: porId,
    response: z.object({
      numeroProtocolo: z.string(),
      orgao: z.string(),
      podeResponder: z.boolean(),
      respondidaEm: z.iso.datetime().nullable(),
      perguntas: z.array(pergunta),
    }),
  },
});
