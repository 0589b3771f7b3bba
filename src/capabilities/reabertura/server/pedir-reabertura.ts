import { alertar } from '#capabilities/alerta/server/index.ts';
import { faz } from '#capabilities/manifestacao/server/index.ts';
import { pedirReabertura as ato } from '../domain/pedir-reabertura.ato.ts';
import { insertPedido } from './pedido-repository.ts';

/** Asks, and moves nothing: neither the situação nor any term (Lei 12.527/2011, art. 15). */
export const pedirReabertura = faz(ato, async ({ tx, caso, agora }, { texto }) => {
  const idManifestacao = caso.row.id;
  const idPedido = await insertPedido(tx, {
    id_manifestacao: idManifestacao,
    ...caso.guardarTexto(texto),
    pedida_em: agora,
  });
  const chave = `reabertura:${idPedido}`;
  await alertar(tx, { tipo: 'decisao', idManifestacao, chave, agora, para: 'quem-cuida' });
  return {
    informacoes: 'Quem registrou pediu a reabertura. O órgão vai decidir.',
    detalhes: { idPedido },
    avisos: [{ evento: 'manifestacao.reabertura-pedida' }],
    resultado: undefined,
  };
});
