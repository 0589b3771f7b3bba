import { alertar } from '#capabilities/alerta/server/index.ts';
import { assumir as ato } from '../../domain/atos/assumir.ato.ts';
import { responsavelNaoJulga } from '../../domain/recurso-errors.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';
import { findJulgador } from '../ler/julgadores-repository.ts';

/** The person takes the appeal over, or assigns it to somebody else who may decide it. */
export const assumir = fazNoRecurso(ato, async ({ tx, caso, agora, quem, recurso: { row } }, entrada) => {
  const { usuario } = quem;
  if (!usuario) throw new Error('An act of the staff without a person');
  const { idResponsavel = usuario.idUsuario } = entrada;
  const isProprio = idResponsavel === usuario.idUsuario;
  const nome = isProprio ? usuario.nome : await findJulgador(tx, row, idResponsavel, agora);
  if (nome === undefined) throw responsavelNaoJulga();
  if (!isProprio && row.id_responsavel !== idResponsavel) {
    await alertar(tx, {
      tipo: 'recurso-atribuido',
      idManifestacao: caso.row.id,
      idRecurso: row.id,
      chave: `recurso-atribuido:${row.id}:${row.versao}`,
      agora,
      para: [idResponsavel],
    });
  }
  return {
    informacoes: isProprio ? `${nome} assumiu o recurso.` : `O recurso ficou com ${nome}.`,
    detalhes: { idRecurso: row.id, idResponsavel, idResponsavelAnterior: row.id_responsavel },
    mudancas: { id_responsavel: idResponsavel },
    resultado: undefined,
  };
});
