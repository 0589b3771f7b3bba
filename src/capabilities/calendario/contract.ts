import { z } from 'zod';
import { aberto, comLogin } from '#kernel/acesso.ts';
import { feito } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { alcances } from './domain/compromisso.ts';

const alcance = z.enum(alcances);

const estado = z.object({
  ligado: z.boolean(),
  alcance,
  /** Whether the person works somewhere, so that the choice means something. */
  daEquipe: z.boolean(),
  criadoEm: z.iso.date().nullable(),
  /** The last day on which a program read it. */
  lidoEm: z.iso.date().nullable(),
});
export type EstadoDoCalendario = z.output<typeof estado>;

const endereco = z.object({ endereco: z.string() });

export const calendarioContract = contract({
  'GET /app-web/v1/calendario': {
    acesso: comLogin,
    resumo: 'Diz se o calendário de prazos da pessoa está ligado, sem mostrar o endereço secreto.',
    response: estado,
  },
  'POST /app-web/v1/calendario/mostrar': {
    acesso: comLogin,
    confirma: 'quem-tem',
    resumo: 'Mostra o endereço secreto do calendário de prazos da pessoa.',
    response: endereco,
  },
  'POST /app-web/v1/calendario/endereco': {
    acesso: comLogin,
    confirma: 'quem-tem',
    resumo: 'Liga o calendário de prazos com um endereço novo; o anterior deixa de valer na mesma hora.',
    response: endereco,
  },
  'PUT /app-web/v1/calendario': {
    acesso: comLogin,
    resumo: 'Escolhe se o calendário traz os prazos dos casos da pessoa ou de todo o órgão.',
    body: z.strictObject({ alcance: campo('Prazos', alcance) }),
    response: feito,
  },
  'DELETE /app-web/v1/calendario': {
    acesso: comLogin,
    resumo: 'Desliga o calendário de prazos: o endereço deixa de valer na mesma hora.',
    response: feito,
  },
  'GET /app-web/v1/calendario/:arquivo': {
    acesso: aberto,
    resumo:
      'O calendário de prazos de uma pessoa (RFC 5545), pelo endereço secreto. Nunca traz denúncias nem pedidos com identidade preservada.',
    params: z.strictObject({ arquivo: z.string().max(100) }),
    respostaCrua: true,
    response: z.unknown(),
  },
});
