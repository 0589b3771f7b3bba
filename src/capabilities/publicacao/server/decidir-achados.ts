import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import {
  anotarNoCaso,
  assinatura,
  conferirVersao,
  lockCasoDaEquipe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { allOf, enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import type { PublicacaoDoCaso } from '../contract.ts';
import { type Decisao, fraseDaDecisao, podeDecidir, podeSerPublico } from '../domain/publicacao.ts';
import { achadoNaoEncontrado } from '../domain/publicacao-errors.ts';
import type { TipoDeAchado } from '../domain/tipos-de-achado.ts';
import { decideAchados } from './achado-repository.ts';
import { publicacaoDe } from './mostrar-publicacao.ts';
import { type PedidoLido, readPedidos } from './pedido-lido.ts';
import { varrerEPublicar } from './varrer-e-publicar.ts';

interface Decisoes extends Decisao {
  readonly versao: number;
  readonly achados: readonly number[];
}

/** Covering needs no reason: it is what the law expects. */
const motivoDe = ({ decisao, motivo }: Decisao): string | null =>
  decisao === 'publicar' ? (motivo ?? null) : null;

const escolhidosDe = ({ achados, fatos }: PedidoLido, { achados: ids, ...decisao }: Decisoes) => {
  enforce(podeSerPublico(fatos));
  const escolhidos = achados.filter(({ id }) => ids.includes(id));
  if (escolhidos.length < new Set(ids).size) throw achadoNaoEncontrado();
  enforce(allOf(...escolhidos.map(({ tipo }) => podeDecidir(tipo as TipoDeAchado, decisao))));
  return escolhidos.filter(
    (achado) => achado.decisao !== decisao.decisao || achado.motivo !== motivoDe(decisao),
  );
};

/**
 * A person decides about finds. With nothing left to decide the request is published at once, and
 * what is covered now disappears from public view in the same moment.
 */
export const decidirAchados = (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
  decisoes: Decisoes,
): Promise<PublicacaoDoCaso> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const caso = await lockCasoDaEquipe(platform, tx, quem, idManifestacao);
    await conferirVersao(tx, caso, decisoes.versao);
    const [pedido] = await readPedidos(platform, tx, [idManifestacao]);
    if (!pedido) throw achadoNaoEncontrado();
    const mudam = escolhidosDe(pedido, decisoes);
    if (mudam.length > 0) {
      const { id_responsavel, responsavel } = assinatura(quem, caso);
      await decideAchados(
        tx,
        mudam.map(({ id }) => id),
        {
          decisao: decisoes.decisao,
          motivo: motivoDe(decisoes),
          id_decisor: id_responsavel,
          decisor: responsavel,
          decidido_em: agora,
        },
      );
      await anotarNoCaso(platform, { tx, caso, agora }, quem, {
        acao: Acao.publicacao,
        informacoes: fraseDaDecisao(decisoes.decisao, mudam.length),
        detalhes: {
          decisao: decisoes.decisao,
          motivo: motivoDe(decisoes),
          achados: mudam.map(({ id }) => id),
        },
        resultado: undefined,
      });
      await varrerEPublicar(platform, tx, agora, [idManifestacao]);
    }
    return publicacaoDe(platform, tx, idManifestacao);
  });
