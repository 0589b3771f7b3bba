import { useId } from 'react';
import {
  Bar,
  BarChart,
  type BarShapeProps,
  LabelList,
  type LabelProps,
  Rectangle,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { rem } from './medidas.ts';
import { formatNumero, formatPorCento } from './numeros.ts';

export interface BarraHorizontal {
  readonly nome: string;
  readonly total: number;
  readonly percentual: number | null;
  /** Part of the finding: a full bar. Others are hatched, as colour alone is not enough. */
  readonly destaque: boolean;
}

export interface BarrasHorizontaisProps {
  readonly barras: readonly BarraHorizontal[];
}

const SEM_MARGEM = { top: 0, right: 0, bottom: 0, left: 0 };

/** The shares of a whole: each part with its name, count and percentage above its bar. */
export function BarrasHorizontais({ barras }: BarrasHorizontaisProps) {
  const hachura = `hachura-${useId()}`;
  const isApertado = useMediaQuery('(max-width: 18rem)');
  const espessura = rem(0.875);
  const altura = rem(isApertado ? 5.5 : 3.25) * barras.length;
  const preenchimento = (indice: number) =>
    barras[indice]?.destaque ? 'var(--interactive)' : `url(#${hachura})`;
  const barra = ({ index, x, y, width, height }: BarShapeProps) => (
    <Rectangle {...{ x, y, width, height }} className="grafico-barra" fill={preenchimento(Number(index))} />
  );
  const rotulo = ({ index = 0, y = 0 }: LabelProps) => {
    const item = barras[index];
    if (!item) return <g />;
    const base = Number(y) - rem(0.375);
    const valor = `${formatNumero(item.total)} (${formatPorCento(item.percentual)})`;
    return (
      <g>
        <text x="0" y={isApertado ? base - rem(1.125) : base}>
          {item.nome}
        </text>
        <text
          x={isApertado ? '0' : '100%'}
          y={base}
          textAnchor={isApertado ? 'start' : 'end'}
          fontWeight="600"
        >
          {valor}
        </text>
      </g>
    );
  };
  return (
    <ResponsiveContainer width="100%" height={altura} initialDimension={{ width: rem(20), height: altura }}>
      <BarChart
        layout="vertical"
        data={barras}
        margin={SEM_MARGEM}
        barSize={espessura}
        accessibilityLayer={false}
      >
        <defs>
          <pattern
            id={hachura}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="2" height="6" fill="var(--interactive)" />
          </pattern>
        </defs>
        <XAxis type="number" domain={[0, 100]} hide />
        <YAxis type="category" dataKey="nome" hide />
        <Bar
          dataKey="percentual"
          shape={barra}
          background={{ className: 'grafico-trilho' }}
          isAnimationActive={false}
        >
          <LabelList content={rotulo} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
