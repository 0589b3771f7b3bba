import { readManifestante, registrarAbertura } from '#capabilities/abertura-identidade/server/index.ts';
import { guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { abrirIdentidadeConcedida as ato } from '../domain/abrir-identidade-concedida.ato.ts';
import { pedidoNaoEncontrado } from '../domain/pedido-identidade-errors.ts';
import { fazNoPedido } from './faz-no-pedido.ts';

/** Each opening is a row that the person who filed reads, with its reason; the grant was the second person's. */
export const abrirIdentidadeConcedida = fazNoPedido(
  ato,
  async ({ platform, quem, caso, agora, pedido, tx }, { justificativa }) => {
    const manifestante = caso.isPreservada ? null : caso.manifestante();
    if (!manifestante) throw pedidoNaoEncontrado();
    await registrarAbertura(
      platform,
      quem,
      { tx, caso, agora },
      { motivo: justificativa, pedido: { id: pedido.id, idGuarda: pedido.id_ouvidoria_guarda } },
    );
    return {
      informacoes: `${pedido.quem_pede} abriu os dados de quem registrou, como a ouvidoria concedeu.`,
      detalhes: { idPedido: pedido.id, ...guardarPalavras(caso.cofre, 'justificativa', justificativa) },
      resultado: await readManifestante(tx, manifestante),
    };
  },
);
