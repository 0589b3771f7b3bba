import { isSigilosa } from '#capabilities/manifestacao/domain/identificacao.ts';
import { type AtoDaEquipe, atosDaEquipe, descricaoDosAtos } from '#web/atos/atos-da-equipe.ts';
import type { Caso } from './caso-queries.ts';

/** Taking over from a colleague is rare, and stands behind all else. */
const ordem = ({ responsavel }: Pick<Caso, 'responsavel'>): readonly AtoDaEquipe[] =>
  responsavel === null ? atosDaEquipe : [...atosDaEquipe.filter((ato) => ato !== 'assumir'), 'assumir'];

/** The acts the server says are open to this person now. */
export const atosAbertos = (caso: Pick<Caso, 'atos' | 'responsavel'>): readonly AtoDaEquipe[] =>
  ordem(caso).filter((ato) =>
    descricaoDosAtos[ato].abertoPor.some((linha) => caso.atos.some((aberto) => aberto.ato === linha)),
  );

/** Nobody has it: somebody takes it. A denúncia is weighed before it is answered. Otherwise it waits for its answer. */
export const proximoAto = (caso: Caso): AtoDaEquipe | null => {
  const abertos = atosAbertos(caso);
  const provaveis: readonly AtoDaEquipe[] = [
    ...(caso.responsavel === null ? (['assumir'] as const) : []),
    ...(isSigilosa(caso.tipo.idTipoManifestacao) && caso.analisePreliminar === null
      ? (['analisePreliminar'] as const)
      : []),
    // A duplicate waits for its principal: only the intermediate answer is left to it, and that is not what comes next.
    ...(caso.atos.some(({ ato }) => ato === 'responder') ? (['responder'] as const) : []),
  ];
  return provaveis.find((ato) => abertos.includes(ato)) ?? null;
};
