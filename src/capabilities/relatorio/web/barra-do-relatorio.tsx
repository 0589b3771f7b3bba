import { faFilter } from '@fortawesome/free-solid-svg-icons/faFilter.js';
import { useId, useState } from 'react';
import { useOrgao } from '#shell/lista/apoio-queries.ts';
import { Escolhidos } from '#shell/lista/escolhidos.tsx';
import { Periodo } from '#shell/lista/periodo.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import type { RelatorioVisto } from '../contract.ts';
import { periodoDe, periodosDe } from '../domain/filtro.ts';
import { type NomeDoPeriodo, periodos } from '../domain/periodo.ts';
import { definicaoDe, type NomeDoRelatorio } from '../domain/relatorios.ts';
import { escolhasDaVista, limpa } from './escolhas-da-vista.ts';
import { FiltrosDoRelatorio } from './filtros-do-relatorio.tsx';
import { useOpcoesDosFiltros } from './opcoes-dos-filtros.ts';
import { quantosFiltros, type Vista } from './vista.ts';

const opcoesDe = (opcoes: Readonly<Record<string, { readonly rotulo: string }>>) =>
  Object.entries(opcoes).map(([value, { rotulo }]) => ({ value, label: rotulo }));

interface BarraProps {
  readonly relatorio: NomeDoRelatorio;
  readonly vista: Vista;
  readonly visto: RelatorioVisto | undefined;
  readonly onMudar: (mudanca: Partial<Vista>) => void;
}

/** Grouping, period and, folded away, the filters. Every change recounts at once. */
export function BarraDoRelatorio({ relatorio, vista, visto, onMudar }: BarraProps) {
  const [comFiltros, setComFiltros] = useState(false);
  const id = useId();
  const { dimensoes, momentos, filtros } = definicaoDe(relatorio);
  const opcoes = useOpcoesDosFiltros(filtros);
  const orgao = useOrgao(vista.idOuvidoria ?? null).data;
  const periodo = periodoDe(definicaoDe(relatorio), vista);
  const quantos = quantosFiltros(vista);
  const temFiltros = filtros.length > 0 || visto?.variosOrgaos === true;
  const mudarPeriodo = (escolhido: NomeDoPeriodo) =>
    onMudar({
      periodo: escolhido,
      // Picking days by hand starts from the days now on screen.
      de: escolhido === 'escolhido' ? (visto?.de ?? undefined) : undefined,
      ate: escolhido === 'escolhido' ? (visto?.ate ?? undefined) : undefined,
    });
  const escolhas = escolhasDaVista(vista, opcoes, orgao?.sigla);
  return (
    <>
      <search className="relatorio-barra ui-no-print" aria-label="Escolher o que contar">
        <div className="relatorio-campos">
          <Select
            label="Agrupar por"
            options={opcoesDe(dimensoes)}
            value={vista.dimensao ?? Object.keys(dimensoes)[0] ?? ''}
            onChange={(valor) =>
              valor &&
              onMudar({ dimensao: valor, ...(vista.valor && { valor: undefined, lista: undefined }) })
            }
          />
          <Select
            label="Período"
            options={periodosDe(definicaoDe(relatorio)).map((value) => ({ value, label: periodos[value] }))}
            value={periodo}
            onChange={(valor) => valor && mudarPeriodo(valor as NomeDoPeriodo)}
          />
          {periodo === 'escolhido' && (
            <Periodo
              rotulo="De quando até quando"
              de={vista.de ?? ''}
              ate={vista.ate ?? ''}
              onMudar={({ de, ate }) => onMudar({ de: de || undefined, ate: ate || undefined })}
            />
          )}
          {Object.keys(momentos).length > 1 && (
            <Select
              label="Data considerada"
              options={opcoesDe(momentos)}
              value={vista.momento ?? Object.keys(momentos)[0] ?? ''}
              onChange={(valor) => valor && onMudar({ momento: valor })}
            />
          )}
        </div>
        {temFiltros && (
          <>
            <Button
              icon={faFilter}
              size="small"
              aria-expanded={comFiltros}
              aria-controls={id}
              onClick={() => setComFiltros(!comFiltros)}
            >
              {quantos === 0 ? 'Filtros' : `Filtros (${quantos})`}
            </Button>
            <section id={id} hidden={!comFiltros} aria-label="Filtros">
              {comFiltros && (
                <FiltrosDoRelatorio
                  filtros={filtros}
                  opcoes={opcoes}
                  vista={vista}
                  comOrgaos={visto?.variosOrgaos === true}
                  onMudar={onMudar}
                />
              )}
            </section>
          </>
        )}
        <Escolhidos escolhas={escolhas} onFiltrar={onMudar} onLimpar={() => onMudar(limpa)} />
      </search>
      {/* The filter fields are not printed, so this line says what they leave out. */}
      {escolhas.length > 0 && (
        <p className="relatorio-no-papel">{`Só: ${escolhas.map(({ texto }) => texto).join('; ')}.`}</p>
      )}
    </>
  );
}
