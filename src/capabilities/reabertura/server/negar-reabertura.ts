import { faz, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { negarReabertura as ato } from '../domain/negar-reabertura.ato.ts';
import { decisaoDe } from './decisao.ts';
import { decidePedido } from './pedido-repository.ts';

export const negarReabertura = faz(ato, async ({ tx, caso, agora, quem }, { justificativa }) => {
  await decidePedido(tx, caso.row.id, decisaoDe(caso, quem, { concedida: false, justificativa, agora }));
  return {
    informacoes: 'O órgão decidiu não reabrir a manifestação.',
    detalhes: guardarPalavras(caso.cofre, 'justificativa', justificativa),
    avisos: [{ evento: 'manifestacao.reabertura-negada' }],
    resultado: undefined,
  };
});
