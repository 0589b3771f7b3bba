import { z } from 'zod';
import { perfisDaAcao, permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato } from './ato-da-avaliacao.ts';
import { avalia, outroOrgao } from './condicoes-da-avaliacao.ts';
import { notas } from './criterios.ts';
import { MAX_TEXTO_DA_AVALIACAO } from './texto-da-avaliacao.ts';

export const avaliarCaso = ato('avaliarCaso', {
  lei: 'Lei 12.527/2011, art. 41; Decreto 7.724/2012, art. 68',
  de: ['em-avaliacao'],
  quem: perfisDaAcao('monitoramento.realizar'),
  quando: [avalia, outroOrgao],
  rota: {
    chave: 'PUT /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/casos/:idManifestacao',
    acesso: permitido('monitoramento.realizar'),
    resumo: 'Dá nota a uma manifestação da amostra, critério a critério.',
  },
  entrada: z.strictObject({
    notas,
    comentario: campo('Comentário', z.string().trim().max(MAX_TEXTO_DA_AVALIACAO)).default(''),
  }),
  historico: {
    rotulo: 'Manifestação avaliada',
    frase: 'Uma manifestação da amostra recebeu notas.',
    evento: null,
  },
});
