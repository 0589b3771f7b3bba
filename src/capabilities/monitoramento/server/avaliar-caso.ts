import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { type Notas, notaDoCaso, podeTerNotas } from '../domain/criterios.ts';
import { casoForaDaAmostra } from '../domain/monitoramento-errors.ts';
import { agirNaAvaliacao } from './agir-na-avaliacao.ts';
import { listAmostra } from './amostra-repository.ts';
import { leituraDe } from './avaliacao-presenter.ts';
import { updateCaso } from './avaliacao-repository.ts';

interface CasoAlvo {
  readonly idAvaliacao: number;
  readonly idManifestacao: number;
}

/** Grades may be given again until the sample goes back to the office. */
export const avaliarCaso = (
  platform: Platform,
  usuario: UsuarioAtual,
  { idAvaliacao, idManifestacao }: CasoAlvo,
  { notas, comentario }: { readonly notas: Notas; readonly comentario: string },
): Promise<void> =>
  agirNaAvaliacao(platform, usuario, { idAvaliacao }, 'avaliarCaso', async (na) => {
    const [caso] = await listAmostra(na.tx, idAvaliacao, idManifestacao);
    if (!caso) throw casoForaDaAmostra();
    enforce(podeTerNotas(leituraDe(caso), notas));
    await updateCaso(na.tx, idAvaliacao, idManifestacao, {
      notas: JSON.stringify(notas),
      comentario_cifrado: comentario === '' ? null : na.envelope.seal(comentario),
      id_avaliador: na.assinatura.idResponsavel,
      avaliador: na.assinatura.responsavel,
      avaliado_em: na.agora,
    });
    return {
      caso: formatProtocoloDigitos(caso.protocolo, caso.esfera_do_protocolo),
      nota: notaDoCaso(notas),
    };
  });
