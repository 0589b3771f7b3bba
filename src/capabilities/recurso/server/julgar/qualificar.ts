import { qualificar as ato } from '../../domain/atos/qualificar.ato.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';
import { insertQualificacao } from '../recurso-repository.ts';

/**
 * How good the answer was: rated once by the person who appealed, and once by each person of the
 * monitoring authority.
 */
export const qualificar = fazNoRecurso(
  ato,
  async ({ quem, tx, caso, agora, recurso }, { nota, comentario }) => {
    const idRecurso = recurso.row.id;
    const guardado = comentario ? caso.guardarTexto(comentario) : { texto: null, texto_cifrado: null };
    await insertQualificacao(tx, {
      id_recurso: idRecurso,
      // The row does not name the appellant's account: some readers of the case may not know it.
      id_usuario: recurso.fatos.recorrente ? null : (quem.usuario?.idUsuario ?? null),
      nota,
      comentario: guardado.texto,
      comentario_cifrado: guardado.texto_cifrado,
      registrada_em: agora,
    });
    return {
      informacoes: 'A resposta do recurso foi qualificada.',
      detalhes: { idRecurso, nota },
      resultado: undefined,
    };
  },
);
