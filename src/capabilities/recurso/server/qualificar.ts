import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { agirNoRecurso } from './agir-no-recurso.ts';
import { insertQualificacao } from './recurso-repository.ts';

/** How good the answer was: once by who appealed, and once by each who watches over the law. */
export const qualificar = (
  platform: Platform,
  quem: QuemAge,
  idRecurso: number,
  { nota, comentario }: { readonly nota: number; readonly comentario: string | null },
): Promise<void> =>
  agirNoRecurso(platform, quem, { idRecurso }, 'qualificar', async ({ tx, caso, agora, recurso }) => {
    const { recorrente } = recurso.fatos;
    const guardado = comentario ? caso.guardarTexto(comentario) : { texto: null, texto_cifrado: null };
    await insertQualificacao(tx, {
      id_recurso: idRecurso,
      // The account of who appealed is not named: the case may be read by people who may not know it.
      id_usuario: recorrente ? null : (quem.usuario?.idUsuario ?? null),
      nota,
      comentario: guardado.texto,
      comentario_cifrado: guardado.texto_cifrado,
      registrada_em: agora,
    });
    return {
      acao: Acao.avaliacao,
      informacoes: 'A resposta do recurso foi qualificada.',
      detalhes: { idRecurso, nota },
      resultado: undefined,
    };
  });
