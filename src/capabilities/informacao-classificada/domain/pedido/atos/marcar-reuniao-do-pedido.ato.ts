import { z } from 'zod';
import { perfisQueTratam } from '#kernel/perfil.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { ato, decide } from './ato-do-pedido.ts';

/** As for the appeals of access requests: the commission decides in a meeting whose day its office sets. */
export const marcarReuniaoDoPedido = ato('marcarReuniaoDoPedido', {
  lei: 'Decreto 7.724/2012, art. 47',
  de: ['na-comissao'],
  quem: perfisQueTratam,
  quando: decide,
  prazo: 'o dia da reunião, que pode ser mudado',
  rota: {
    chave: 'POST /app-web/v1/desclassificacoes/:idPedido/reuniao',
    acesso: permitido('manifestacao.tratar'),
    resumo: 'Marca, ou muda, a reunião em que a comissão julga o recurso contra a classificação.',
  },
  entrada: z.strictObject({ data: campo('Data da reunião', z.iso.date()) }),
  historico: { rotulo: 'Reunião', frase: 'A comissão marcou a reunião.', evento: null },
  avisa: ['desclassificacao.reuniao-marcada'],
});
