import { alertar } from '#capabilities/alerta/server/index.ts';
import { assinatura, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { decidirPedidoDeIdentidade as ato } from '../domain/decidir-pedido-de-identidade.ato.ts';
import { fazNoPedido } from './faz-no-pedido.ts';
import { findEmailDe, listQuemPediu, updatePedido } from './pedido-identidade-repository.ts';

/** Decides once; the person who filed and whoever asked are told, in mails without content. */
export const decidirPedidoDeIdentidade = fazNoPedido(
  ato,
  async ({ tx, caso, agora, quem, pedido }, { concede, fundamento }) => {
    const { id_responsavel, responsavel } = assinatura(quem, {
      row: { sigla_ouvidoria: pedido.sigla_guarda },
    });
    await updatePedido(tx, pedido.id, {
      concedido: concede,
      fundamento_cifrado: caso.selar(fundamento),
      id_decisor: id_responsavel,
      decisor: responsavel,
      decidido_em: agora,
    });
    await alertar(tx, {
      tipo: 'identidade-decidida',
      idManifestacao: caso.row.id,
      chave: `identidade-decidida:${pedido.id}`,
      agora,
      para: await listQuemPediu(tx, pedido, agora),
      menos: id_responsavel,
    });
    const email = await findEmailDe(tx, pedido.id_solicitante);
    return {
      informacoes: concede
        ? `A ouvidoria concedeu a ${pedido.quem_pede} o pedido para conhecer a identidade de quem registrou.`
        : `A ouvidoria recusou a ${pedido.quem_pede} o pedido para conhecer a identidade de quem registrou.`,
      detalhes: {
        idPedido: pedido.id,
        concedido: concede,
        ...guardarPalavras(caso.cofre, 'justificativa', fundamento),
      },
      avisos: [
        { evento: 'manifestacao.identidade-decidida', chave: `identidade-decidida:${pedido.id}` },
        ...(email === null || pedido.id_solicitante === null
          ? []
          : [
              {
                evento: 'manifestacao.identidade-respondida',
                chave: `identidade-respondida:${pedido.id}`,
                orgao: email,
                idServidor: pedido.id_solicitante,
                caminho: '/manifestacao/tratar',
              } as const,
            ]),
      ],
      resultado: undefined,
    };
  },
);
