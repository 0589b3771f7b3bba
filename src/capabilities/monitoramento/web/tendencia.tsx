import { formatMes, formatNumero } from '#shell/ui/graficos/numeros.ts';
import type { FigurasDoMes } from '../domain/figuras-do-orgao.ts';

const LARGURA = 96;
const ALTURA = 24;
const MESES_RECENTES = 3;

const media = (meses: readonly FigurasDoMes[]): number =>
  meses.length === 0 ? 0 : meses.reduce((soma, { respondidas }) => soma + respondidas, 0) / meses.length;

/** The trend in words, because the drawing is only for the eyes. */
const frase = (meses: readonly FigurasDoMes[]): string => {
  const agora = media(meses.slice(-MESES_RECENTES));
  const antes = media(meses.slice(0, -MESES_RECENTES));
  return `Respostas por mês: ${formatNumero(agora)} nos últimos ${MESES_RECENTES} meses, ${formatNumero(antes)} antes`;
};

/** Answers month by month, small enough for a table cell. */
export function Tendencia({ meses }: { readonly meses: readonly FigurasDoMes[] }) {
  const maior = Math.max(1, ...meses.map(({ respondidas }) => respondidas));
  const passo = LARGURA / Math.max(1, meses.length);
  const ultimo = meses.at(-1)?.mes;
  return (
    <span className="monitoramento-tendencia" title={ultimo && `Respostas por mês, até ${formatMes(ultimo)}`}>
      <svg viewBox={`0 0 ${LARGURA} ${ALTURA}`} width={LARGURA} height={ALTURA} aria-hidden="true">
        {meses.map(({ mes, respondidas }, indice) => {
          const altura = Math.max(1, (ALTURA * respondidas) / maior);
          return (
            <rect
              key={mes}
              x={indice * passo + 1}
              y={ALTURA - altura}
              width={passo - 2}
              height={altura}
              fill="var(--interactive)"
            />
          );
        })}
      </svg>
      <span className="sr-only">{frase(meses)}</span>
    </span>
  );
}
