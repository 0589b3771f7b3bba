import { isForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import { avaliarCaso as ato } from '../../domain/avaliar-caso.ato.ts';
import { notaDoCaso, podeTerNotas } from '../../domain/criterios.ts';
import { casoForaDaAmostra } from '../../domain/monitoramento-errors.ts';
import { listAmostra } from './amostra-repository.ts';
import { leituraDoCaso, numeroDe } from './avaliacao-presenter.ts';
import { updateCaso } from './avaliacao-repository.ts';
import { fazNaAvaliacao } from './faz-na-avaliacao.ts';

/** Grades may be changed until the sample goes back to the office. */
export const avaliarCaso = fazNaAvaliacao(
  ato,
  async (
    { tx, row, envelope, agora, assinatura, usuario, alvo: { idManifestacao } },
    { notas, comentario },
  ) => {
    const [caso] = await listAmostra(tx, row.id, idManifestacao);
    if (!caso || isForaDoAlcance(usuario, caso)) throw casoForaDaAmostra();
    enforce(podeTerNotas(leituraDoCaso(caso), notas));
    await updateCaso(tx, row.id, idManifestacao, {
      notas: JSON.stringify(notas),
      comentario_cifrado: comentario === '' ? null : envelope.seal(comentario),
      id_avaliador: assinatura.idResponsavel,
      avaliador: assinatura.responsavel,
      avaliado_em: agora,
    });
    return {
      detalhes: {
        caso: numeroDe(caso),
        nota: notaDoCaso(notas),
      },
    };
  },
);
