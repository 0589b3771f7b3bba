import { z } from 'zod';
import { aberto, abertoComPessoa } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { MAX_BYTES } from './domain/anexo-limites.ts';

const porId = z.object({ idAnexo: campo('Anexo', idTexto) });
const segredo = z.string().min(20).max(100);

/** A warning before sending: something in the file seems to say who made it. */
const alerta = z.object({ codigo: z.string(), frase: z.string() });

const situacao = z.object({
  idAnexo: z.int(),
  situacao: z.enum(['recebendo', 'pronto', 'recusado']),
  recebido: z.int(),
  tamanho: z.int(),
  tipoConteudo: z.string().nullable(),
  motivoRecusa: z.string().nullable(),
  alertas: z.array(alerta),
  /** Whether the person keeps the author data: a draft shows the choice again. */
  manterMetadados: z.boolean(),
});
export type SituacaoDoAnexo = z.output<typeof situacao>;

/**
 * How a file is sent: `POST anexos` gives a pre-signed link and a secret; the bytes go by `PUT` to
 * the link, in pieces that say where they begin, so that a lost connection resumes where it
 * stopped; `concluir` checks what came. The secret later attaches the file to a case. No sign-in is
 * needed: anonymous people send files too.
 */
export const anexoContract = contract({
  'POST /app-web/v1/anexos': {
    acesso: abertoComPessoa,
    resumo: 'Pede um endereço assinado, válido por 3600 segundos, para enviar um arquivo.',
    // Nothing records who sent a file, nor when a person was here to send it.
    semAtividade: true,
    body: z.strictObject({
      /** Left out by who has an account; the refusal then brings the puzzle to solve. */
      desafio: z.string().max(500).default(''),
      solucao: z.string().max(100).default(''),
      nomeArquivo: campo('Nome do arquivo', z.string().trim().min(1).max(255)),
      tamanho: campo('Tamanho', z.int().min(1).max(MAX_BYTES)),
    }),
    response: z.object({
      idAnexo: z.int(),
      segredo: z.string(),
      /** Same origin; PUT with header `upload-offset`. */
      urlEnvio: z.string(),
      expiraEm: z.iso.datetime(),
    }),
  },
  'PUT /app-web/v1/anexos/:idAnexo/conteudo': {
    acesso: aberto,
    resumo: 'Recebe um pedaço do arquivo pelo endereço assinado.',
    params: porId,
    query: z.strictObject({ expira: z.coerce.number().int(), assinatura: z.string().max(200) }),
    corpoCru: true,
    respostaCrua: true,
    response: situacao,
  },
  'POST /app-web/v1/anexos/:idAnexo/situacao': {
    acesso: aberto,
    resumo: 'Diz quanto do arquivo já chegou, para continuar de onde parou.',
    params: porId,
    body: z.strictObject({ segredo }),
    response: situacao,
  },
  'POST /app-web/v1/anexos/:idAnexo/concluir': {
    acesso: abertoComPessoa,
    resumo: 'Confere o arquivo pelo conteúdo e diz se foi aceito.',
    semAtividade: true,
    params: porId,
    body: z.strictObject({
      segredo,
      /** The person keeps author data and places in the file, as proof. */
      manterMetadados: z.boolean().default(false),
      /** Of an answer of an office: open formats are taken too, and people's data inside are pointed out. Not heeded from who may not answer. */
      deResposta: z.boolean().default(false),
    }),
    response: situacao,
  },
  'POST /app-web/v1/anexos/:idAnexo/remover': {
    acesso: aberto,
    resumo: 'Apaga um arquivo ainda não anexado.',
    params: porId,
    body: z.strictObject({ segredo }),
    response: feito,
  },
  'GET /app-web/v1/manifestacoes/:idManifestacao/anexos/:idAnexo': {
    acesso: abertoComPessoa,
    resumo: 'Baixa um anexo, para quem pode ver a manifestação.',
    params: z.object({
      idManifestacao: campo('Manifestação', idTexto),
      idAnexo: campo('Anexo', idTexto),
    }),
    respostaCrua: true,
    response: z.unknown(),
  },
});
