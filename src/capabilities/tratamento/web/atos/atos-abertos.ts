import { isSigilosa } from '#kernel/enumeracoes.ts';
import { type AtoComTela, atosDaEquipe, linhasDo } from '#shell/atos/atos-na-tela.ts';
import type { Caso } from '../caso-queries.ts';

/** Taking over from a colleague is rare, and stands behind all else. */
const ordem = ({ responsavel }: Pick<Caso, 'responsavel'>): readonly AtoComTela[] => {
  const atos = atosDaEquipe();
  if (responsavel === null) return atos;
  const isAssumir = ({ nome }: AtoComTela): boolean => nome === 'assumir';
  return [...atos.filter((ato) => !isAssumir(ato)), ...atos.filter(isAssumir)];
};

/** The acts the server says are open to this person now. */
export const atosAbertos = (caso: Pick<Caso, 'atos' | 'responsavel'>): readonly AtoComTela[] =>
  ordem(caso).filter((ato) =>
    linhasDo(ato).some(({ nome }) => caso.atos.some((aberto) => aberto.ato === nome)),
  );

/** Nobody has it: somebody takes it. A denúncia is weighed before it is answered. Otherwise it waits for its answer. */
export const proximoAto = (caso: Caso): AtoComTela | null => {
  const abertos = atosAbertos(caso);
  const provaveis: readonly string[] = [
    ...(caso.responsavel === null ? ['assumir'] : []),
    ...(isSigilosa(caso.tipo.idTipoManifestacao) && caso.analisePreliminar === null
      ? ['analisarDenuncia']
      : []),
    // A duplicate waits for its principal: only the intermediate answer is left to it, and that is not what comes next.
    ...(caso.atos.some(({ ato }) => ato === 'responder') ? ['responder'] : []),
  ];
  return provaveis.flatMap((nome) => abertos.find((ato) => ato.nome === nome) ?? [])[0] ?? null;
};
