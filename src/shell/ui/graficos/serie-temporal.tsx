import {
  Bar,
  CartesianGrid,
  ComposedChart,
  LabelList,
  Line,
  ResponsiveContainer,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { rem } from './medidas.ts';
import { formatNumero } from './numeros.ts';

export interface PontoDaSerie {
  /** 'mar/26', below the axis. */
  readonly rotulo: string;
  /** 'março de 2026', where there is room. */
  readonly nome: string;
  /** Null when nothing was counted; nothing is drawn. */
  readonly valor: number | null;
}

export interface SerieTemporalProps {
  readonly pontos: readonly PontoDaSerie[];
  /** Bars for amounts that add up, a line for values that only rise and fall. */
  readonly forma: 'barras' | 'linha';
  /** 'respostas', 'pontos'. */
  readonly unidade: string;
  /** The end of the scale, if it has one. */
  readonly maximo?: number;
}

/** With more points than this, the numbers would cover each other. */
const MAIS_ROTULOS = 13;
const MAIS_ALGARISMOS = 3;

const cabemOsRotulos = (pontos: readonly PontoDaSerie[]): boolean =>
  pontos.length <= MAIS_ROTULOS &&
  pontos.every(({ valor }) => valor === null || String(Math.round(valor)).length <= MAIS_ALGARISMOS);

const inteiro = (valor: unknown): string => formatNumero(Math.round(Number(valor)));

/** A measure, month by month. */
export function SerieTemporal({ pontos, forma, unidade, maximo }: SerieTemporalProps) {
  const altura = rem(15);
  const dica = ({ active, payload }: TooltipContentProps) => {
    const ponto = payload[0]?.payload as PontoDaSerie | undefined;
    if (!active || !ponto || ponto.valor === null) return null;
    return (
      <p className="grafico-dica">
        {ponto.nome}: {formatNumero(ponto.valor)} {unidade}
      </p>
    );
  };
  const rotulos = cabemOsRotulos(pontos) && (
    <LabelList
      dataKey="valor"
      position="top"
      offset={forma === 'linha' ? rem(0.75) : rem(0.375)}
      formatter={inteiro}
    />
  );
  return (
    <ResponsiveContainer width="100%" height={altura} initialDimension={{ width: rem(20), height: altura }}>
      <ComposedChart
        data={pontos}
        margin={{ top: rem(1.5), right: rem(1), bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} />
        <XAxis
          dataKey="rotulo"
          tickLine={false}
          interval="equidistantPreserveStart"
          minTickGap={rem(0.5)}
          padding={forma === 'linha' ? { left: rem(1.5), right: rem(1.5) } : 'gap'}
        />
        <YAxis
          width="auto"
          domain={[0, maximo ?? 'auto']}
          allowDecimals={false}
          tickCount={maximo === undefined ? 4 : 5}
          tickFormatter={formatNumero}
          axisLine={false}
          tickLine={false}
        />
        <Tooltip content={dica} cursor={{ className: 'grafico-cursor' }} isAnimationActive={false} />
        {forma === 'barras' ? (
          <Bar
            dataKey="valor"
            className="grafico-barra"
            fill="var(--interactive)"
            maxBarSize={rem(3)}
            isAnimationActive={false}
          >
            {rotulos}
          </Bar>
        ) : (
          <Line
            dataKey="valor"
            stroke="var(--interactive)"
            strokeWidth={3}
            dot={{ r: 5, fill: 'var(--interactive)' }}
            activeDot={{ r: 7 }}
            connectNulls={false}
            isAnimationActive={false}
          >
            {rotulos}
          </Line>
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
