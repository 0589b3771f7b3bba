import { z } from 'zod';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { estadosDaSaude } from './domain/conferir-saude.ts';

const estado = z.enum(estadosDaSaude);

const saude = z.object({
  /** When the figures of the database were read. */
  em: z.iso.datetime(),
  estado,
  grupos: z.array(
    z.object({
      nome: z.string(),
      itens: z.array(
        z.object({
          chave: z.string(),
          nome: z.string(),
          estado,
          valor: z.string(),
          explica: z.string(),
          fazer: z.string().nullable(),
          roteiro: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** The offices with most terms overdue, both kinds together; null for who sees their own place alone. */
  orgaos: z
    .array(z.object({ idOuvidoria: z.int(), sigla: z.string(), vencidos: z.int(), aVencer: z.int() }))
    .nullable(),
});
export type Saude = z.output<typeof saude>;

export const saudeDaPlataformaContract = contract({
  'GET /app-web/v1/saude-da-plataforma': {
    acesso: permitido('plataforma.saude'),
    resumo: 'Diz como a plataforma está: o que vai bem, o que pede atenção e o que fazer.',
    semAtividade: true,
    response: saude,
  },
});
