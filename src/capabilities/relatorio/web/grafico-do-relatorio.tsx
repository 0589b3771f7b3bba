import { Select } from '#shell/ui/campos/select.tsx';
import { GraficoDeBarras } from '#shell/ui/graficos/grafico-de-barras.tsx';
import type { RelatorioVisto } from '../contract.ts';
import { definicaoDe } from '../domain/relatorios.ts';
import { valorEscrito } from '../domain/valor-escrito.ts';
import type { Vista } from './vista.ts';

/** More bars than this cannot be read; the table has them all. */
const MAIS_BARRAS = 15;
const MAIS_MESES = 36;

interface GraficoProps {
  readonly visto: RelatorioVisto;
  readonly vista: Vista;
  /** The id of the table that has the same figures. */
  readonly tabela: string;
  readonly onMudar: (mudanca: Partial<Vista>) => void;
}

export function GraficoDoRelatorio({ visto, vista, tabela, onMudar }: GraficoProps) {
  const { dimensoes, medidas } = definicaoDe(visto.relatorio);
  const nomes = Object.keys(medidas);
  const escolhida = vista.medida ?? nomes[0] ?? '';
  const medida = medidas[escolhida];
  const dimensao = dimensoes[visto.dimensao];
  if (!medida || !dimensao) return null;
  const isMeses = dimensao.como === 'mes';
  const mostrados = isMeses ? visto.grupos.slice(-MAIS_MESES) : visto.grupos.slice(0, MAIS_BARRAS);
  const resto = visto.grupos.length - mostrados.length;
  return (
    <div className="relatorio-grafico">
      {nomes.length > 1 && (
        <div className="ui-no-print">
          <Select
            label="No gráfico"
            options={Object.entries(medidas).map(([value, { rotulo }]) => ({ value, label: rotulo }))}
            value={escolhida}
            onChange={(valor) => valor && onMudar({ medida: valor === nomes[0] ? undefined : valor })}
          />
        </div>
      )}
      <GraficoDeBarras
        titulo={`${medida.rotulo}, por ${dimensao.rotulo.toLowerCase()}`}
        tabela={tabela}
        headingLevel={2}
        {...(medida.unidade === 'por-cento' && { maximo: 100 })}
        itens={mostrados.map(({ rotulo, valores }) => {
          const valor = valores[nomes.indexOf(escolhida)] ?? null;
          return { rotulo, valor, texto: valorEscrito(valor, medida.unidade) };
        })}
      />
      {resto > 0 && (
        <p className="ui-muted">
          {isMeses
            ? `O gráfico tem os últimos ${MAIS_MESES} meses; a tabela, todos.`
            : `O gráfico tem os ${MAIS_BARRAS} primeiros; a tabela, mais ${resto.toLocaleString('pt-BR')}.`}
        </p>
      )}
    </div>
  );
}
