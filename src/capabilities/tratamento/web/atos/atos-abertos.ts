import { isSigilosa } from '#kernel/enumeracoes.ts';
import { type AtoComTela, atosDaEquipe, linhasDo } from '#shell/atos/atos-na-tela.ts';
import type { Caso } from '../caso-queries.ts';

/** Taking a case over from a colleague is rare, so that act comes last. */
const ordem = ({ responsavel }: Pick<Caso, 'responsavel'>): readonly AtoComTela[] => {
  const atos = atosDaEquipe();
  if (responsavel === null) return atos;
  const isAssumir = ({ nome }: AtoComTela): boolean => nome === 'assumir';
  return [...atos.filter((ato) => !isAssumir(ato)), ...atos.filter(isAssumir)];
};

/** The acts that the server says this person may do now. */
export const atosAbertos = (caso: Pick<Caso, 'atos' | 'responsavel'>): readonly AtoComTela[] =>
  ordem(caso).filter((ato) =>
    linhasDo(ato).some(({ nome }) => caso.atos.some((aberto) => aberto.ato === nome)),
  );

/**
 * A case without a responsible is taken first; a denúncia is analysed before it is answered; any
 * other waits for its answer.
 */
export const proximoAto = (caso: Caso): AtoComTela | null => {
  const abertos = atosAbertos(caso);
  const provaveis: readonly string[] = [
    ...(caso.responsavel === null ? ['assumir'] : []),
    ...(isSigilosa(caso.tipo.idTipoManifestacao) && caso.analisePreliminar === null
      ? ['analisarDenuncia']
      : []),
    // A duplicate waits for its principal and can only get an interim answer, which is not the
    // likely next act.
    ...(caso.atos.some(({ ato }) => ato === 'responder') ? ['responder'] : []),
  ];
  return provaveis.flatMap((nome) => abertos.find((ato) => ato.nome === nome) ?? [])[0] ?? null;
};
