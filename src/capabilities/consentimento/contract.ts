import { z } from 'zod';
import { aberto, abertoComPessoa } from '#kernel/acesso.ts';
import { feito, id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { casosDoLote, resultadoDoLote } from '#kernel/lote.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

const porId = z.object({ idManifestacao: campo('Manifestação', idTexto) });

/** An office of the platform, or a body outside it by its name. */
const destinatario = campo(
  'Destinatário',
  z.union([
    z.strictObject({ idOuvidoria: id }),
    z.strictObject({ nome: campo('Destinatário', z.string().trim().min(3).max(200)) }),
  ]),
);
const motivo = campo('Motivo', z.string().trim().min(10).max(2000));

/**
 * Open to reach, and silent without the citizen's session, the case's access code or a one-use link of a mail (S2-09):
 * all three failing looks the same as a case that does not exist.
 */
export const consentimentoContract = contract({
  'POST /app-web/v1/manifestacoes/:idManifestacao/consentimento/abrir': {
    acesso: aberto,
    resumo: 'Troca o link do e-mail, que vale uma vez, por uma chave de curta duração, em um cookie.',
    params: porId,
    body: z.strictObject({ token: z.string().min(20).max(200) }),
    response: feito,
  },
  'GET /app-web/v1/manifestacoes/:idManifestacao/consentimento': {
    acesso: abertoComPessoa,
    resumo: 'Mostra o pedido de consentimento.',
    params: porId,
    response: z.object({
      numeroProtocolo: z.string(),
      orgao: z.string(),
      destinatario: z.string(),
      motivo: z.string(),
      pedidoEm: z.iso.datetime(),
      ultimoDia: z.iso.date(),
      resposta: z.boolean().nullable(),
      respondidoEm: z.iso.datetime().nullable(),
      podeResponder: z.boolean(),
    }),
  },
  'POST /app-web/v1/manifestacoes/:idManifestacao/consentimento': {
    acesso: abertoComPessoa,
    resumo: 'Dá ou nega o consentimento.',
    params: porId,
    body: z.strictObject({ consente: campo('Sua resposta', z.boolean()) }),
    response: feito,
  },
  'POST /app-web/v1/tratamento/pedir-consentimento': {
    acesso: permitido('consentimento.pedir'),
    resumo: 'Pergunta a quem denunciou se a identidade pode ir para outro órgão.',
    body: z.strictObject({ casos: casosDoLote, destinatario, motivo }),
    response: resultadoDoLote,
  },
});
