import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

const acesso = permitido('manifestacao.tratar');

export const prorrogacaoContract = contract({
  'GET /app-web/v1/tratamento/:idManifestacao/prorrogacao': {
    acesso,
    resumo: 'Mostra como ficaria o prazo se fosse prorrogado, e os motivos que valem.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    response: z.object({
      prazoAtual: z.iso.date(),
      prazoNovo: z.iso.date(),
      dias: z.int(),
      motivos: z.array(z.object({ idMotivoProrrogacao: z.int(), descMotivoProrrogacao: z.string() })),
    }),
  },
});
