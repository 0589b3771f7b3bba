import { z } from 'zod';
import { aberto } from '#kernel/acesso.ts';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

const aAvisar = z.object({
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  orgao: z.string(),
  tipo: z.string(),
  /** What the person does not know of, in words. */
  oQue: z.array(z.string()),
  desde: z.iso.datetime(),
  /** Why the platform's own notice does not reach them, in words. */
  porque: z.string(),
  /** Null if the identity is protected: whoever may open it does so on the page of the case. */
  pessoa: z
    .object({
      nome: z.string(),
      telefone: z.string().nullable(),
      email: z.string().nullable(),
      endereco: z.string().nullable(),
    })
    .nullable(),
});
export type AAvisar = z.output<typeof aAvisar>;

export const cienciaContract = contract({
  'GET /app-web/v1/ciencia/a-avisar': {
    acesso: permitido('manifestacao.corrigir'),
    resumo: 'Quem o órgão precisa avisar de outro modo, do quê e desde quando.',
    query: z.strictObject({ idOuvidoria: campo('Órgão', idTexto).optional(), ...consultaDePagina() }),
    response: pagina(aAvisar),
  },
  'POST /app-web/v1/emails/devolucoes': {
    acesso: aberto,
    resumo: 'O servidor de e-mail informa uma mensagem que voltou; exige a chave da instalação.',
    body: z.strictObject({ messageId: campo('Mensagem', z.string().max(200)) }),
    response: feito,
  },
});
