import { z } from 'zod';
import { feito, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

export const desfazerContract = contract({
  'POST /app-web/v1/tratamento/:idManifestacao/desfazer': {
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Desfaz o que a própria pessoa acabou de fazer na tela, antes que os avisos saiam.',
    params: z.object({ idManifestacao: campo('Manifestação', idTexto) }),
    response: feito,
  },
});
