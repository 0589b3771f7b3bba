import { alertar } from '#capabilities/alerta/server/index.ts';
import type { Aviso, NoAto } from '#capabilities/manifestacao/server/index.ts';
import { naHora } from '#kernel/momento.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { listAvisadosAntes, listQuemTrata } from '../impedimento-repository.ts';

/**
 * Everybody who may treat cases of the receiving office learns at once that one came up, once per case: its term runs on (Lei
 * 9.784/1999, art. 21). By bell, which nobody can switch off, and by a mail without what was written; those whom the case keeps
 * away have a row that they never see, and no mail (`avisarSobre`).
 */
export const avisarQuemRecebe = async (
  { clock }: Pick<Platform, 'clock'>,
  { tx, caso, agora }: NoAto,
  idDestino: number,
): Promise<readonly Aviso[]> => {
  const { id, prazo } = caso.row;
  const chave = `recebida-por-impedimento:${id}`;
  const tratam = await listQuemTrata(tx, idDestino, clock.now());
  const para = tratam.map(({ idUsuario }) => idUsuario);
  const jaSabem = await listAvisadosAntes(tx, chave, para);
  await alertar(tx, {
    tipo: 'recebida-por-impedimento',
    idManifestacao: id,
    chave,
    agora: caso.isSigilosa || caso.isPreservada ? naHora(agora) : agora,
    para,
  });
  return tratam.flatMap(({ idUsuario, email }) =>
    email === null || jaSabem.has(idUsuario)
      ? []
      : [
          {
            evento: 'equipe.recebida-por-impedimento',
            variaveis: { prazo: formatData(diaGuardado(prazo)) },
            orgao: email,
            idServidor: idUsuario,
          } as const,
        ],
  );
};
