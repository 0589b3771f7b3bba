import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { apenas } from '#kernel/acesso.ts';
import { id } from '#kernel/campos.ts';
import { Perfil } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato, gereOCaso } from './ato-do-impedimento.ts';
import { motivoDoImpedimento } from './impedimento.ts';

export const definirImpedimento = ato('definirImpedimento', {
  lei: 'Lei 13.608/2018, art. 4º-A; Lei 9.784/1999, art. 20',
  de: ['pedido'],
  para: 'vigente',
  quem: [Perfil.gestor],
  quando: [gereOCaso],
  rota: {
    chave: 'POST /app-web/v1/pedidos-de-impedimento/:idPedido/definir',
    acesso: apenas(Perfil.gestor),
    confirma: 'segundo-fator',
    resumo:
      'O gestor diz quem do órgão é a pessoa que quem relata não quer que veja o caso, ou que não é ninguém.',
  },
  entrada: z.strictObject({ pessoas: campo('Pessoas', z.array(id).max(20)), motivo: motivoDoImpedimento }),
  historico: anotacoes.impedimento,
  avisa: [
    'manifestacao.encaminhada',
    'manifestacao.recebida-de-outro-orgao',
    'equipe.recebida-por-impedimento',
  ],
});
