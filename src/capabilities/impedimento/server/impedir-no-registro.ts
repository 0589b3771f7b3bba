import { insertHistorico } from '#capabilities/auditoria/server/index.ts';
import { Acao, SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import {
  type AoRegistrar,
  afastarDeQuemControla,
  afastarDoOrgao,
  anotarSemPessoa,
  momentosDoCaso,
} from '#capabilities/manifestacao/server/index.ts';
import { naHora } from '#kernel/momento.ts';
import { avisarGestores, guardarPedidos, PEDIDO_DE_QUEM_RELATA } from './pedidos-de-quem-relata.ts';
import { seguirAdiante } from './seguir-adiante.ts';

const AFASTADOS =
  'Pessoas do órgão envolvidas no que foi relatado, ou que quem registrou indicou, não veem a manifestação.';

/** In the transaction of the filing: nobody who is involved, or named, sees the case even for a moment. */
export const impedirNoRegistro: AoRegistrar = async ({ platform, tx, registro }, caso) => {
  // As the filing itself: of a sealed case plain columns tell the hour.
  const momento = platform.clock.now();
  const agora = caso.isSigilosa || caso.isPreservada ? naHora(momento) : momento;
  const { id } = caso.row;
  const noAto = { tx, caso, agora };
  const idPedidos = await guardarPedidos(noAto, registro.naoDevemVer);
  const { novos, temQuemTrate, gestores } = await afastarDoOrgao(platform, noAto, caso.row.id_ouvidoria);
  await afastarDeQuemControla(platform, noAto, caso.row.id_ouvidoria);
  if (novos.length === 0 && registro.naoDevemVer.length === 0) return;
  await insertHistorico(tx, {
    id_manifestacao: id,
    acao: Acao.impedimento,
    ocorrido_em: agora,
    // In the order of what was done, to who may read it.
    momento_cifrado: momentosDoCaso(platform, caso.row).selar(momento),
    responsavel: SISTEMA,
    id_responsavel: null,
    id_ouvidoria: null,
    informacoes: novos.length > 0 ? AFASTADOS : PEDIDO_DE_QUEM_RELATA,
    detalhes: '{}',
  });
  if (!temQuemTrate) {
    const adiante = await seguirAdiante(platform, noAto);
    if (adiante) await anotarSemPessoa(platform, noAto, adiante);
    return;
  }
  await avisarGestores(noAto, { gestores, idPedidos, chave: String(id) });
};
