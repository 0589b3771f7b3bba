import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { apenas } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';
import { ato, gereHaTempo, gereOCaso, naoFoiPedido, naoRecebeuDoImpedido } from './ato-do-impedimento.ts';
import { motivoDoImpedimento } from './impedimento.ts';

export const afastarImpedimento = ato('afastarImpedimento', {
  lei: 'Lei 9.784/1999, arts. 18 a 21',
  de: ['vigente'],
  para: 'encerrado',
  quem: [Perfil.gestor],
  quando: [gereOCaso, naoFoiPedido, naoRecebeuDoImpedido, gereHaTempo],
  rota: {
    chave: 'POST /app-web/v1/impedimentos/:idImpedimento/afastar',
    acesso: apenas(Perfil.gestor),
    confirma: 'segundo-fator',
    resumo:
      'O gestor que não está impedido afasta um impedimento, com o motivo; nunca o que quem relata pediu.',
  },
  entrada: z.strictObject({ motivo: motivoDoImpedimento }),
  historico: anotacoes.impedimento,
});
